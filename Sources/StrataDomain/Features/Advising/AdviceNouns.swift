package import StrataCode

extension Noun {
  static let author = Noun("author", zh: "位作者")
  static let businessRule = Noun("business rule", zh: "条业务规则")
  static let commit = Noun("commit", zh: "次提交")
  static let dataSource = Noun("data source", zh: "个数据源")
  static let kind = Noun("kind", zh: "种")
  static let member = Noun("member", zh: "个成员")
  static let person = Noun("person", "people", zh: "人")
  static let place = Noun("place", zh: "处")
  static let release = Noun("tagged release", zh: "个发布标签")
  static let repository = Noun("repository", "repositories", zh: "个 Repository")
  static let repositoryProtocol = Noun("repository protocol", zh: "个 Repository 协议")
  static let screen = Noun("view or view model", "views and view models", zh: "个视图或 ViewModel")
  static let sourceKind = Noun("kind of data source", "kinds of data sources", zh: "种数据源")
  static let useCase = Noun("use case", zh: "个 UseCase")

  /// A large number as people read it: `12,345 files`.
  package func count(_ number: Int, grouped: Bool) -> Phrase {
    grouped
      ? count(number).map { $0.replacing(String(number), with: number.grouped) } : count(number)
  }
}
