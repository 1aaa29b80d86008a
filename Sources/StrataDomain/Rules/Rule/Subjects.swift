package import StrataCode
package import StrataModel

/// What a rule can speak of in a code base, to tell a lapse from a habit and a finding's way out
/// from its neighbours.
package struct Subjects: Sendable {
  /// What they are called, in the plural; in Chinese without the measure word 个.
  package let noun: Phrase
  /// All of them, in file order.
  package let all: @Sendable (Codebase) -> [Subject]

  /// A type, or a file where the rule speaks of files.
  package struct Subject: Sendable, Hashable {
    package var file: Int
    package var type: SymbolID?
  }

  /// Subjects called `noun`.
  package init(_ noun: Phrase, all: @escaping @Sendable (Codebase) -> [Subject]) {
    self.noun = noun
    self.all = all
  }

  /// Types of production code that play one of some roles.
  package static func types(_ noun: Phrase, _ roles: Roles) -> Subjects {
    Subjects(noun) { codebase in
      codebase.symbols.ids.filter {
        !codebase.roles[$0].isDisjoint(with: roles) && codebase.isProduction($0)
      }.map { Subject(file: codebase.symbols[$0].place.file, type: $0) }
    }
  }

  /// Production files of some layers.
  package static func files(_ noun: Phrase, _ layers: Set<Layer>) -> Subjects {
    Subjects(noun) { codebase in
      codebase.workspace.files.indices.filter {
        codebase.scopes[$0].isProduction && codebase.layer(ofFile: $0).map(layers.contains) == true
      }.map { Subject(file: $0) }
    }
  }

  /// All production files.
  package static let files = files(Phrase("files", zh: "文件"), Set(Layer.allCases))
  package static let domainFiles = files(
    Phrase("Domain files", zh: "Domain 文件"), [.domain])
  package static let dataFiles = files(
    Phrase("Data files", zh: "Data 文件"), [.data, .infrastructure])
  package static let presentationFiles = files(
    Phrase("Presentation files", zh: "Presentation 文件"), [.presentation])
  package static let useCases = types(Phrase("use cases", zh: "UseCase"), [.useCase])
  package static let viewModels = types(
    Phrase("view models", zh: "ViewModel"), [.viewModel])
  package static let views = types(Phrase("views", zh: "视图"), [.view])
  package static let entities = types(Phrase("entities", zh: "Entity"), [.entity])
  package static let repositories = types(
    Phrase("repository implementations", zh: "Repository 实现"), [.repositoryImplementation])
  package static let repositoryProtocols = types(
    Phrase("repository protocols", zh: "Repository 协议"), [.repositoryProtocol])
}
