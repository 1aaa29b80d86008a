import StrataCode
import StrataRules
import TestSupport
import Testing

extension RouteHelpTests.Way {
  /// An entity, and a repository's protocol that gives it.
  static let menu = """
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable { let name: String }
    //- Domain/Repositories/MenuRepository.swift
    protocol MenuRepository { func menu() async throws -> [Dish] }

    """

  /// Expects that a finding of the rule says so first; all that is said.
  @discardableResult func expectHelp(_ location: SourceLocation = #_sourceLocation) throws
    -> [String]
  {
    let source = MarkedSource(self.source)
    let found = try findings(in: source.files, before: source.before, of: rule)
    let said = found.map { $0.help.text(in: .english) }
    #expect(said.contains { $0.hasPrefix(help) }, "\(said)", sourceLocation: location)
    return said
  }

  /// A view model with a member, in a file that imports a module.
  static func model(_ module: String, _ body: String, _ rest: String = "") -> String {
    """
    //- Presentation/Menu/MenuViewModel.swift
    import \(module)
    @MainActor final class MenuViewModel: ObservableObject {
      \(body)
    }
    \(rest)
    """
  }
}
