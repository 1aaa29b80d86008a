internal import StrataCode

/// The page of the skill: when to use it, what to do in which order, and what never to do.
struct SkillPage {
  private let language: Language

  init(_ language: Language) { self.language = language }

  /// The page with its head.
  var text: String {
    let head = [
      "---", "name: \(SkillFolder.name)", "description: \(say(Self.description))",
      "license: Apache-2.0", "compatibility: \(say(Self.needs))",
      "allowed-tools: Bash(strata:*)", "metadata:", "  strata-version: \"\(Tool.version)\"", "---",
    ]
    let sections = [
      Phrase("# Architecture of Swift projects", zh: "# Swift 项目的架构"), Self.limits,
      Phrase("## The way", zh: "## 步骤"), Self.way,
      Phrase("## Where code belongs", zh: "## 代码放在哪里"), questions(CodePlaces.questions),
      Self.place, Phrase("## How many use cases", zh: "## 需要多少 UseCase"),
      questions(CodePlaces.useCases), Self.useCases,
      Phrase("## Whether layers are worth it", zh: "## 分层是否值得"), questions(CodePlaces.worth),
      Self.worth, Phrase("## When Strata says no", zh: "## Strata 说不行时"), Self.refusal,
      Phrase("## Never", zh: "## 绝不"), Self.never,
      Phrase("## Exit codes", zh: "## 退出码"), Self.codes,
      Phrase("## To look up", zh: "## 查阅"), Self.references,
    ]
    return (head + [""] + [sections.map(say).joined(separator: "\n\n")]).joined(separator: "\n")
      + "\n"
  }

  private func say(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func questions(_ rows: [BilingualPage.Row]) -> Phrase {
    func list(_ language: Language) -> String {
      rows.enumerated().map { "\($0 + 1). \($1.text.text(in: language))" }.joined(separator: "\n")
    }
    return Phrase("\(list(.english))", zh: "\(list(.chinese))")
  }

  // Only this decides whether an agent reads the rest.
  private static let description = Phrase(
    """
    Use this skill whenever you create, move or edit Swift files in a project with layers (Domain, \
    Data, Presentation, use cases, repositories, DTOs, view models, coordinators), when somebody \
    asks where Swift code belongs or why an import or reference is forbidden, and before you commit \
    Swift changes or call them done. It runs the strata command, which reads the project without a \
    build.
    """,
    zh: """
      在分层的 Swift 项目（Domain、Data、Presentation、UseCase、Repository、DTO、ViewModel、Coordinator）中\
      新建、移动或修改 Swift 文件时，有人问 Swift 代码该放在哪里、某个导入或引用为何被禁止时，\
      以及提交 Swift 改动或宣布完成之前，都要使用本技能。它运行 strata 命令，无需构建即可读取项目。
      """)
  private static let needs = Phrase(
    "Needs the strata command on the search path (macOS or Linux).",
    zh: "需要搜索路径中有 strata 命令（macOS 或 Linux）。")
  private static let limits = Phrase(
    """
    `strata` works out the layer of every file and says which references break the architecture, \
    what that costs and what the legal route is. It reads sources; it needs no build and no settings.

    Not for: formatting, style rules of SwiftLint, compiler errors, single-file scripts, code that \
    is not Swift. If `strata --version` fails, say so once and go on without it. If an answer names \
    another project than the one you work in, add `--project-root DIR`.
    """,
    zh: """
      `strata` 判断每个文件所在的层，指出哪些引用破坏了架构、代价是什么、合法的做法是什么。\
      它只读源码，不需要构建，也不需要设置。

      不适用于：代码格式、SwiftLint 的风格规则、编译错误、单文件脚本、非 Swift 代码。\
      如果 `strata --version` 失败，说明一次，然后不用它继续。如果回答里的项目不是你正在处理的那个，\
      加上 `--project-root DIR`。
      """)
  private static let way = Phrase(
    """
    1. Before the first change: `strata map` shows what the project keeps where and which layer may \
    use which.
    2. Before a new file: describe it in Swift and ask where it goes, `strata place - < draft.swift`. \
    Take the folder and the name that it suggests.
    3. Before a doubtful write: `strata guard PATH --content - < new.swift`, or for one import \
    `strata guard PATH --import MODULE`. It counts only what the write would add. Hooks \
    (`strata hook install`) ask this at every write.
    4. After a set of edits: `strata check PATHS`.
    5. Before you say "done" or commit: `strata audit`. It must introduce no error.
    """,
    zh: """
      1. 第一次改动之前：`strata map` 显示项目里什么放在哪里，哪一层可以使用哪一层。
      2. 新建文件之前：用 Swift 写出草稿并询问位置，`strata place - < draft.swift`。采用它建议的文件夹和名称。
      3. 没把握的写入之前：`strata guard PATH --content - < new.swift`；只问一个导入时用 \
      `strata guard PATH --import MODULE`。它只计算这次写入会新增什么。安装钩子（`strata hook install`）后，每次写入都会询问。
      4. 完成一组修改之后：`strata check PATHS`。
      5. 宣布完成或提交之前：`strata audit`。不得新引入错误。
      """)
  private static let place = Phrase(
    "Ask instead of guessing: `strata place FILE` answers for this project, with its reasons.",
    zh: "不要猜，直接问：`strata place FILE` 针对这个项目作答，并说明理由。")
  private static let useCases = Phrase(
    "`strata advise` counts the use cases that only forward a call, and names the school's rule.",
    zh: "`strata advise` 统计只转发调用的 UseCase，并说明所属规则集的规定。")
  private static let worth = Phrase(
    "`strata advise` measures this and says which steps remove most findings; often the answer is less.",
    zh: "`strata advise` 会测量并说明哪些步骤能消除最多问题；答案常常是更少的架构。")
  private static let refusal = Phrase(
    """
    - Read the `help` of the finding: it is the legal route in this project, with its real names. Take \
    it, and write again.
    - `strata explain RULE` says why and shows both sides; `strata explain 'From->To'` shows the route \
    between two types; `strata explain FILE` shows why a file has its layer.
    - If you think that the finding is wrong, say so to the person with the output of `strata \
    explain`, and wait. Do not work around it.
    - Findings that were there before are not yours, unless you were asked to remove them.
    """,
    zh: """
      - 阅读问题中的“建议”：它是这个项目里合法的做法，用的是真实的名称。照做，然后重新写入。
      - `strata explain RULE` 说明原因和正反示例；`strata explain 'From->To'` 给出两个类型之间的路径；\
      `strata explain FILE` 说明文件为何属于那一层。
      - 如果认为问题报错了，把 `strata explain` 的输出交给人并等待，不要绕开。
      - 以前就有的问题与你无关，除非有人要你消除它们。
      """)
  private static let never = Phrase(
    """
    - Never add `strata:allow`, change `.strata.yml` or the baseline, or rename things to turn a \
    finding off: a person decides that.
    - Never run `strata watch` (it does not end), nor read `--format json` of a whole large project: \
    ask for paths.
    - Never copy a type into another layer to avoid a reference.
    """,
    zh: """
      - 绝不为了关掉问题而添加 `strata:allow`、修改 `.strata.yml` 或基线、或改名：这由人决定。
      - 绝不运行 `strata watch`（它不会结束），也不要读取整个大项目的 `--format json`：只问需要的路径。
      - 绝不为了避开引用而把类型复制到另一层。
      """)
  private static let codes = Phrase(
    """
    | code | meaning |
    |---|---|
    | 0 | nothing forbids it |
    | 1 | errors; for `guard`, no, or a person decides |
    | 2 | strata could not run: read the one line of error |
    """,
    zh: """
      | 退出码 | 含义 |
      |---|---|
      | 0 | 没有问题阻止 |
      | 1 | 有错误；对 `guard` 来说是不允许，或须由人决定 |
      | 2 | strata 无法运行：看那一行错误 |
      """)
  private static let references = Phrase(
    """
    - [layers](references/layers.md): what each layer holds, where protocols stand, the schools
    - [rules](references/rules.md): every rule with its reason and its fix
    - [tests](references/tests.md): what is tested where, by school
    - [settings](references/settings.md): what a person can settle in `.strata.yml`
    """,
    zh: """
      - [layers](references/layers.md)：每一层包含什么，协议放在哪里，各规则集
      - [rules](references/rules.md)：每条规则及其原因和改法
      - [tests](references/tests.md)：按规则集说明在哪里测试什么
      - [settings](references/settings.md)：人可以在 `.strata.yml` 中决定什么
      """)
}
