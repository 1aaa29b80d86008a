package import StrataCode

/// What a coding agent is told about the tools as a whole.
package enum AgentInstructions {
  /// At most 1,500 characters.
  package static let text = Phrase(
    """
    Strata checks a Swift project against Clean Architecture: it reads the sources, works out the \
    layer of each file, and reports where the architecture is broken. Nothing is built and nothing \
    is written.

    1. map: at the start of work in a project that you do not know.
    2. place: before you create a file.
    3. guard: before each write to a Swift file, with its content or edits; before an import, with \
    import alone. deny: do not write it; do what the help says and ask again. ask: stop and let a \
    person decide.
    4. check: the files that you changed, after a set of edits.
    5. audit: before a commit and before you say that work is done. Only introduced findings are \
    yours.
    6. explain: when a finding is unclear; From->To shows the legal route.

    Never add strata:allow, and never edit .strata.yml or the baseline, to pass a check: a person \
    decides that. Paths begin at root, which every answer names; give root for another project.
    """,
    zh: """
      Strata 检查 Swift 项目是否符合 Clean Architecture：读取源码，判断每个文件所在的层，指出架构在哪里被破坏。\
      不构建，也不写入任何内容。

      1. map：开始了解一个陌生的项目时。
      2. place：新建文件之前。
      3. guard：每次写入 Swift 文件之前，给出 content 或 edits；导入模块之前，只给 import。deny：不要写入，按建议修改后再问。\
      ask：停下，由人决定。
      4. check：完成一组编辑后，检查改动过的文件。
      5. audit：提交之前、宣布完成之前。只有新引入的问题由你负责。
      6. explain：问题不清楚时；From->To 给出合规路径。

      不要为了通过检查而添加 strata:allow，也不要修改 .strata.yml 或基线：这由人决定。路径从 root 写起，每个回答都会给出 root；\
      要看其他项目，请给出 root。
      """)
}
