internal import StrataCode

extension TestingStrategy {
  /// The rows of a school; what a project has decides over which doubles they go.
  static func rows(_ profile: Profile, _ has: Parts) -> [Row] {
    let domain = Row(
      layer: .domain, subject: .useCases,
      focus: Phrase("business logic, validation, orchestration", zh: "业务逻辑、校验、编排"),
      double: Phrase("repository protocols", zh: "Repository 协议"),
      omits: Phrase("what only hands on; screens and network", zh: "只做转发的操作；界面和网络"))
    let services = Row(
      layer: .data, subject: .services,
      focus: Phrase("the use case that each implements", zh: "各自实现的 UseCase"),
      double: Phrase("what it asks; none where it works in memory", zh: "它所依赖的对象；内存实现则不需要"),
      omits: Phrase("the use-case protocols", zh: "UseCase 协议本身"))
    return [domain] + (profile == .domainFirst ? [services] : [])
      + [data(has), profile == .interactor ? view : screen(profile, has)]
  }

  private static func data(_ has: Parts) -> Row {
    Row(
      layer: .data, subject: .repositories,
      focus: Phrase("coordination, caching, error mapping", zh: "协调、缓存、错误映射"),
      double: has.dataSources
        ? Phrase("data-source protocols", zh: "数据源协议")
        : Phrase("a protocol of the client", zh: "客户端的协议"),
      omits: Phrase("the real server and store; business rules", zh: "真实的服务端和存储；业务规则"))
  }

  private static func screen(_ profile: Profile, _ has: Parts) -> Row {
    let repositories = Phrase("repository protocols", zh: "Repository 协议")
    let operations = Phrase("use-case protocols", zh: "UseCase 协议")
    let double: Phrase
    switch profile {
    case _ where !has.repositories && !has.useCases:
      double = Phrase("services", zh: "服务")
    case _ where !has.useCases: double = repositories
    case .layered:
      double = Phrase(
        "use-case protocols, or repository protocols below real use cases",
        zh: "UseCase 协议，或真实 UseCase 背后的 Repository 协议")
    case .pragmatic:
      double = Phrase(
        "use-case protocols, repository protocols for plain CRUD",
        zh: "UseCase 协议；简单 CRUD 用 Repository 协议")
    default: double = operations
    }
    return Row(
      layer: .presentation, subject: .viewModels,
      focus: Phrase("state changes, user actions", zh: "状态变化、用户操作"), double: double,
      omits: Phrase("layout; business rules", zh: "界面布局；业务规则"))
  }

  private static let view = Row(
    layer: .presentation, subject: .views,
    focus: Phrase("what a view shows and asks for", zh: "视图的展示和请求"),
    double: Phrase("interactor protocols", zh: "Interactor 协议"),
    omits: Phrase("layout; business rules", zh: "界面布局；业务规则"))
}
