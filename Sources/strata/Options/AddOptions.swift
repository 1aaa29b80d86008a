internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// What is to be added.
struct AddOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "What to add: entity, use-case, repository, data-source, screen, feature, double or test.",
      zh: "新增什么：entity、use-case、repository、data-source、screen、feature、double 或 test。",
      value: Phrase("kind", zh: "种类")))
  var kind: AddedKind

  @Argument(
    help: ArgumentHelp(
      "The type's name, such as 'Invoice'; for a double the protocol's, for a test the tested type's.",
      zh: "类型名，例如 'Invoice'；新增替身时为协议名，新增测试时为被测类型名。", value: .name))
  var name: String

  @Option(
    name: .customLong("field"),
    help: ArgumentHelp(
      "A value that it holds (repeatable), such as 'total:Decimal?'.",
      zh: "它包含的一个值（可重复给出），例如 'total:Decimal?'。", value: Phrase("name:Type", zh: "名称:类型")))
  var fields: [AddedField] = []

  @Option(
    help: ArgumentHelp(
      "The type to follow (default: one of the most complete subject, see 'conventions').",
      zh: "参照的类型（默认：最完整的主题中的那个，见 'conventions'）。", value: .name))
  var like: String?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "For a feature, a screen, router or container that opens it (repeatable).",
      zh: "对于功能：打开它的界面、Router 或容器（可重复给出）。", value: .name))
  var places: [String] = []

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The folder, from the project's root (default: as the followed type's).",
      zh: "文件夹，从项目根目录开始（默认：与参照的类型相应）。", value: .folder),
    completion: .directory)
  var folder: String?

  @Option(
    name: .customLong("named"),
    help: ArgumentHelp(
      "The name of a double (default: as the project calls its doubles).",
      zh: "替身的名称（默认：按项目替身的命名方式）。", value: .name))
  var called: String?

  @Option(
    name: .customLong("operation"),
    help: ArgumentHelp(
      """
      For a use case, the method of a repository protocol that it hands on; for a repository or \
      data source, a method with its signature (repeatable).
      """,
      zh: "对于 UseCase：它所转发的 Repository 协议方法；对于 Repository 或数据源：方法及其签名（可重复给出）。",
      value: .name))
  var operations: [String] = []

  @Option(
    help: ArgumentHelp(
      "The repository protocol with that method (default: the only one).",
      zh: "声明该方法的 Repository 协议（默认：唯一的那个）。", value: .name))
  var repository: String?

  @Option(
    help: ArgumentHelp(
      "The entity that a screen shows (default: the one of its name).",
      zh: "界面所显示的 Entity（默认：与界面同名的那个）。", value: .name))
  var shows: String?

  @Option(
    help: ArgumentHelp(
      """
      What a screen asks: a use case, or a repository's method as 'InvoiceRepository.invoices' \
      (default: what is called as the followed screen's).
      """,
      zh: """
        界面向谁请求数据：UseCase，或 Repository 的方法，例如 'InvoiceRepository.invoices'\
        （默认：与参照界面相应的那个）。
        """, value: .name))
  var asks: String?

  @Flag(
    help: ArgumentHelp(
      "Write a use case that only hands on, also where callers may ask the repository.",
      zh: "即使调用方可以直接使用 Repository，也生成只做转发的 UseCase。"))
  var thin = false

  @OptionGroup var consent: ConsentOptions

  /// What is to be planned.
  func request(_ codebase: CodebaseRequest, _ terms: JudgingOptions) -> AddRequest {
    var request = AddRequest(kind, name, fields: fields, in: codebase, under: terms)
    request.like = like
    request.places = places
    request.folder = folder
    request.called = called
    request.operations = operations
    request.repository = repository
    request.wantsThin = thin
    request.shown = shows
    request.asked = asks
    return request
  }
}

extension AddedKind: ExpressibleByArgument {}

extension AddedField: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
