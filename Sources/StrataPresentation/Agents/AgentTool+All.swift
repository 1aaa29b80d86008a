internal import StrataCode

extension AgentTool {
  /// Every tool, in the order in which they are listed; it never changes, so that caches of prompts
  /// hold.
  package static let all = [guarding, placing, checking, auditing, explaining, mapping, advising]

  private static let root = ToolArgument("root", .text, Phrase("the project's root", zh: "项目的根目录"))
  private static let cursor = ToolArgument(
    "cursor", .text, Phrase("'nextCursor' of the last page", zh: "上一页的 'nextCursor'"))
  private static let limit = ToolArgument(
    "limit", .number(1...100), Phrase("findings per page", zh: "每页的问题数"))

  private static let guarding = AgentTool(
    name: "guard", title: Phrase("May this be written?", zh: "可以这样写入吗？"),
    summary: Phrase(
      """
      Ask before each write to a Swift file, .strata.yml or the baseline. Judges the project as if \
      the write were done and counts only what it adds. deny: it adds an error; follow the help. ask: \
      it loosens the check; a person decides. Give content, edits or import.
      """,
      zh: """
        每次写入 Swift 文件、.strata.yml 或基线之前调用。假定写入已完成来检查项目，只计算新增的问题。\
        deny：新增错误，按建议修改。ask：放宽了检查，由人决定。给出 content、edits 或 import 之一。
        """),
    arguments: [
      ToolArgument(
        "path", .text, Phrase("the file, from root; may be new", zh: "文件，从 root 写起；可以尚不存在")),
      ToolArgument("content", .text, Phrase("its whole new text", zh: "文件的全部新文本")),
      ToolArgument(
        "edits", .edits, Phrase("each old is in the file once", zh: "每个 old 在文件中只出现一次")),
      ToolArgument("import", .text, Phrase("a module that it would import", zh: "要导入的模块")), root,
    ], required: ["path"],
    answer: [("root", "string"), ("verdict", "string"), ("file", "string"), ("findings", "array")])

  private static let placing = AgentTool(
    name: "place", title: Phrase("Where does this code go?", zh: "这段代码放在哪里？"),
    summary: Phrase(
      """
      Ask before creating a file: the layer and the project's folder for code, with reasons and \
      what to split off first. Give the text, or a description of it.
      """, zh: "新建文件之前调用：代码所属的层、项目中对应的文件夹、依据，以及应先拆出的部分。给出文本或对它的描述。"),
    arguments: [
      ToolArgument("text", .text, Phrase("Swift code", zh: "Swift 代码")),
      ToolArgument(
        "description", .sketch(kinds: CodeSketch.kinds),
        Phrase("uses: types and modules", zh: "uses：类型和模块")), root,
    ],
    answer: [("root", "string"), ("layer", "string"), ("isSure", "boolean"), ("folder", "string")])

  private static let checking = AgentTool(
    name: "check", title: Phrase("What is broken?", zh: "哪里被破坏了？"),
    summary: Phrase(
      "Findings of the project or of some paths, counts first, one line each. After a set of edits.",
      zh: "项目或某些路径的问题，先给出数量，每个一行。完成一组编辑后调用。"),
    arguments: [
      ToolArgument("paths", .texts, Phrase("files or folders", zh: "文件或文件夹")),
      ToolArgument("rules", .texts, Phrase("only these rule ids", zh: "只看这些规则")),
      ToolArgument(
        "severity", .choice(["error", "warning", "info"]), Phrase("the least shown", zh: "最低级别")),
      cursor, limit, root,
    ], answer: findings)

  private static let auditing = AgentTool(
    name: "audit", title: Phrase("What did the change bring?", zh: "这次改动带来了什么？"),
    summary: Phrase(
      """
      What the working tree introduces, inherits and fixes against a commit, loosened checks \
      included. Before a commit, and before saying that work is done.
      """, zh: "工作区与某个提交相比新引入、已有和已修复的问题，包括被放宽的检查。提交之前、宣布完成之前调用。"),
    arguments: [
      ToolArgument(
        "base", .text, Phrase("default: where this branch left main", zh: "默认：本分支从主分支分出之处")),
      cursor, limit, root,
    ], answer: findings)

  private static let findings: [(name: String, type: String)] = [
    ("root", "string"), ("errors", "integer"), ("warnings", "integer"), ("findings", "array"),
  ]

  private static let explaining = AgentTool(
    name: "explain", title: Phrase("Why?", zh: "为什么？"),
    summary: Phrase(
      """
      A rule, a finding's id, a file, a type, or From->To: evidence for a layer, or the legal route. \
      When a finding is unclear or disputed.
      """, zh: "解释规则、问题的 id、文件、类型或 From->To：分层的依据，或合规路径。问题不清楚或有争议时调用。"),
    arguments: [
      ToolArgument(
        "target", .text,
        Phrase(
          "such as dependency.cycle or OrderView->APIClient",
          zh: "例如 dependency.cycle 或 OrderView->APIClient")),
      root,
    ], required: ["target"], answer: [("root", "string"), ("kind", "string")])

  private static let mapping = AgentTool(
    name: "map", title: Phrase("What is where?", zh: "什么在哪里？"),
    summary: Phrase(
      """
      Layers with file counts and what each may use, and the folder of each kind of code with an \
      example. At the start of work in an unknown project.
      """, zh: "各层的文件数、可以使用的层，以及每类代码所在的文件夹和示例。开始了解一个项目时调用。"),
    arguments: [
      ToolArgument("layer", .choice(Layer.allCases.map(\.rawValue)), .empty),
      ToolArgument(
        "depth", .number(1...2),
        Phrase("1: layers and their folders; 2: examples and features too", zh: "1：层和文件夹；2：还有示例和功能")
      ),
      root,
    ], answer: [("root", "string"), ("layers", "array")])

  private static let advising = AgentTool(
    name: "advise", title: Phrase("What next?", zh: "接下来做什么？"),
    summary: Phrase(
      "The steps that remove most findings, or how much architecture the project needs.",
      zh: "能消除最多问题的步骤，或者项目需要多少架构。"),
    arguments: [
      ToolArgument(
        "goal", .choice(["findings", "architecture"]),
        Phrase("default: findings", zh: "默认：findings")),
      ToolArgument("limit", .number(1...10), Phrase("steps", zh: "步骤数")), root,
    ], answer: [("root", "string"), ("steps", "array")])
}
