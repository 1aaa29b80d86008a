package import StrataCode

/// Why a use case could not answer.
package enum UseCaseError: Error, Equatable {
  case read(CodebaseReadError)
  /// There is no earlier state to compare the present one with.
  case base(ChangeReadError)
  case baseline(BaselineError)
  case changes(ChangeReadError)
  /// No rule has this identifier; `suggestion` is the nearest one.
  case unknownRule(String, suggestion: String?)
  /// The only chosen rules speak of changes, this one first.
  case onlyAudited(String)
  /// The chosen and the skipped rules leave none to run.
  case noRuleLeft
  /// `explain` knows no rule, type or file of this name; `suggestions` are the nearest ones.
  case unknownSubject(String, suggestions: [String])
  /// No finding's identity begins with these digits.
  case unknownFinding(String)
  /// Several findings' identities begin with these digits.
  case unclearFinding(String, Int)
  /// An end of a route is no type, layer or file; `suggestions` are the nearest types.
  case unknownEnd(String, suggestions: [String])
  /// `explain` was asked about a layer alone.
  case layerAlone(Layer)
  /// `explain` was asked about a module, which it cannot explain.
  case module(String)
  /// An end of a route is a layer in which no file stands.
  case emptyLayer(Layer, filled: [Layer])
  /// A route has fewer or more than two ends.
  case unclearRoute(String)
  /// A route leads from a place to itself.
  case sameEnds(String)
  /// A file has fewer lines than the one asked about.
  case noSuchLine(Int, file: String, lines: Int)
  /// `--focus` names no layer, module, feature, type or file; `suggestions` are the nearest ones.
  case unknownNode(String, suggestions: [String])
  /// A graph of so many nodes would be no picture; `canAll` if it is drawn nevertheless if asked.
  case manyNodes(Int, Diagram.Level, canAll: Bool)
  /// A graph of features where nothing says what the features are.
  case noFeatures
  /// A graph of code of which none ships.
  case nothingShips
  /// `place` was asked about a path that is no Swift source file of the project.
  case noSource(String)
  /// What came in is no text.
  case noText
  /// A text declares nothing that could be placed.
  case nothingDeclared(String)
  /// A text declares no type of this name; `suggestions` are the nearest ones.
  case unknownType(String, file: String, suggestions: [String])
  /// What is kept of earlier runs cannot be told of or thrown away.
  case cache(CacheError)

  /// One sentence and what to do.
  package var message: Phrase {
    switch self {
    case .read(let error): error.message
    case .base(.noRepository(let root)):
      Phrase(
        """
        '\(root)' is in no git tree, so there is nothing to compare with; `strata check` looks at \
        what is there
        """,
        zh: "'\(root)' 不在任何 git 工作树中，没有可比较的对象；`strata check` 检查现有的代码")
    case .base(.noCommits(let root)):
      Phrase(
        """
        the git tree of '\(root)' has no commit yet, so there is nothing to compare with; \
        `strata check` looks at what is there
        """,
        zh: "'\(root)' 的 git 工作树还没有提交，没有可比较的对象；`strata check` 检查现有的代码")
    case .base(let error): error.message
    case .baseline(let error): error.message
    case .changes(let error): error.message
    case .unknownRule(let id, let suggestion):
      Phrase("there is no rule '\(id)'", zh: "没有规则 '\(id)'")
        + Self.hint(
          suggestion.map { [$0] } ?? [],
          else: Phrase("`strata rules` lists them", zh: "`strata rules` 列出全部规则"))
    case .onlyAudited(let id):
      Phrase(
        "'\(id)' speaks of changes: only `strata audit` runs it",
        zh: "'\(id)' 针对改动：只有 `strata audit` 运行它")
    case .noRuleLeft:
      Phrase(
        "no rule is left to run: every chosen one is skipped",
        zh: "没有可运行的规则：选中的规则全被跳过")
    case .unknownSubject(let subject, _) where subject.hasSuffix("-"):
      Phrase(
        """
        '\(subject)' is neither a rule nor a type or Swift file of this project; a shell reads '>', \
        so quote the arrow: strata explain 'From->To'
        """,
        zh: """
          '\(subject)' 既不是规则，也不是这个项目的类型或 Swift 文件；shell 会解释 '>'，把箭头放进引号：\
          strata explain 'From->To'
          """)
    case .unknownSubject(let subject, let suggestions):
      Phrase(
        "'\(subject)' is neither a rule nor a type or Swift file of this project",
        zh: "'\(subject)' 既不是规则，也不是这个项目的类型或 Swift 文件")
        + Self.hint(
          suggestions,
          else: Phrase(
            "`strata layers` lists the files, `strata rules` the rules",
            zh: "`strata layers` 列出文件，`strata rules` 列出规则"))
    case .unknownFinding(let digits):
      Phrase(
        "no finding here is '\(digits)' (any more); `strata check --format json` lists them as 'id'",
        zh: "这里没有（或不再有）问题 '\(digits)'；`strata check --format json` 以 'id' 列出各个问题")
    case .unclearFinding(let digits, let count):
      Phrase(
        "\(count) findings begin with '\(digits)'; give more of the digits",
        zh: "有 \(count) 个问题以 '\(digits)' 开头；再多给几位")
    case .unknownEnd(let name, let suggestions):
      Phrase(
        "'\(name)' is neither a type, a layer nor a Swift file of this project",
        zh: "'\(name)' 不是这个项目的类型、层或 Swift 文件")
        + Self.hint(
          suggestions,
          else: Phrase(
            "`strata layers` lists the files with their layers",
            zh: "`strata layers` 列出各文件及其所在的层"))
    case .layerAlone(let layer):
      Phrase(
        """
        '\(layer.rawValue)' is a layer; `strata layers` lists its files, and the way from one \
        to another is strata explain 'Presentation->\(Self.goal(layer))'
        """,
        zh: """
          '\(layer.rawValue)' 是一个层；`strata layers` 列出它的文件，层到层的途径用 \
          strata explain 'Presentation->\(Self.goal(layer))'
          """)
    case .module(let name):
      Phrase(
        "'\(name)' is a module of this project; give a type of it, one of its files or a layer",
        zh: "'\(name)' 是这个项目的模块；给出它的某个类型、某个文件或一个层")
    case .emptyLayer(let layer, let filled):
      Phrase(
        "no file of this project stands in \(layer.rawValue); the layers that it has: ",
        zh: "这个项目没有位于 \(layer.rawValue) 的文件；它有的层：")
        + .row(filled.map(\.rawValue))
    case .unclearRoute(let route):
      Phrase(
        """
        '\(route)' needs exactly two ends; write 'From->To' with a type, a layer or a file on each \
        side
        """,
        zh: "'\(route)' 需要恰好两端；写成 'From->To'，每一端是类型、层或文件")
    case .sameEnds(let name):
      Phrase(
        "both ends are '\(name)'; give two different ones", zh: "两端都是 '\(name)'；给出不同的两端")
    case .noSuchLine(let line, let file, let lines):
      Phrase(
        "'\(file)' has no line \(line): it ends with line \(lines)",
        zh: "'\(file)' 没有第 \(line) 行：它到第 \(lines) 行为止")
    case .unknownNode(let name, let suggestions):
      Phrase(
        "'\(name)' is no layer, module, feature, type or file of this project that ships",
        zh: "'\(name)' 不是这个项目中随产品发布的层、模块、功能、类型或文件")
        + Self.hint(
          suggestions,
          else: Phrase(
            "`strata graph --level module` shows the modules",
            zh: "`strata graph --level module` 画出各个模块"))
    case .manyNodes(let count, let level, let canAll):
      Phrase(
        """
        a graph of \(level.noun.count(count)) is no picture: name one with --focus, give a folder, \
        \(canAll ? "or --all" : "or take --format json")
        """,
        zh: """
          \(level.noun.count(count))画在一张图里看不清：用 --focus 指定其中一个，给出文件夹，或使用 \
          \(canAll ? "--all" : "--format json")
          """)
    case .noFeatures:
      Phrase(
        """
        nothing here says what the features are: no folder lies in 'Features', 'Modules' or \
        'Scenes', and no module is named for a feature; `strata graph --level module` shows \
        the modules
        """,
        zh: """
          这里看不出有哪些功能：没有文件夹位于 'Features'、'Modules' 或 'Scenes' 中，也没有以功能命名的模块；\
          `strata graph --level module` 画出各个模块
          """)
    case .nothingShips:
      Phrase(
        "no file here ships: all are tests, demos or generated, and a graph shows code that ships",
        zh: "这里没有随产品发布的文件：全是测试、演示或生成的代码，而图只画随产品发布的代码")
    case .noSource(let path):
      Phrase(
        """
        '\(path)' is no Swift source file of this project; `strata layers` lists them, and \
        `strata place -` takes any text
        """,
        zh: """
          '\(path)' 不是这个项目的 Swift 源文件；`strata layers` 列出所有文件，`strata place -` 接收任何文本
          """)
    case .noText: Phrase("what came in on standard input is no text", zh: "标准输入的内容不是文本")
    case .nothingDeclared(let name):
      Phrase(
        "'\(name)' declares nothing, so there is nothing to place",
        zh: "'\(name)' 没有任何声明，因此没有可归层的内容")
    case .unknownType(let name, let file, let suggestions):
      Phrase(
        "'\(file)' declares no type '\(name)' at its top level", zh: "'\(file)' 的顶层没有类型 '\(name)'")
        + Self.hint(
          suggestions,
          else: Phrase("leave out --type to place the whole file", zh: "去掉 --type 可以为整个文件归层"))
    case .cache(let error): error.message
    }
  }

  /// An end for a way from the screens to, or from, a layer.
  private static func goal(_ layer: Layer) -> String {
    layer == .presentation ? Layer.data.rawValue : layer.rawValue
  }

  private static func hint(_ suggestions: [String], else fallback: Phrase) -> Phrase {
    suggestions.isEmpty
      ? Phrase("; \(fallback)", zh: "；\(fallback)") : .didYouMean(suggestions)
  }
}
