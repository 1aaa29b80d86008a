extension Rule {
  /// A type builds its own collaborators.
  package static let selfConstruction = Rule(
    "injection.self-construction", .warning,
    summary: """
      A view, view model, use case or repository builds a repository, data source, client or use \
      case itself, or a view builds a view model that needs one.
      """,
    why: """
      Who builds its collaborator chooses the implementation and everything that needs in turn. \
      The choice is then made in many places instead of one, and a test cannot put a double in \
      its place.
      """,
    fix: "Take the collaborator in the initialiser and build it where the app is composed.",
    examples: [
      .bad(
        "a view model that builds its use case",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          func execute() -> [String] { ["soup"].filter { !$0.isEmpty } }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu = ↓LoadMenuUseCase()
          func load() -> [String] { loadMenu.execute() }
        }
        """),
      .bad(
        "a view controller that builds a view model out of a use case",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: any LoadMenuUseCase
          init(loadMenu: any LoadMenuUseCase) { self.loadMenu = loadMenu }
        }
        //- Presentation/Home/HomeViewController.swift
        import UIKit
        final class HomeViewController: UIViewController {
          var loadMenu: (any LoadMenuUseCase)?
          func showMenu() {
            guard let loadMenu else { return }
            let viewModel = ↓MenuViewModel(loadMenu: loadMenu)
            title = "\\(viewModel)"
          }
        }
        """),
      .good(
        "a container that builds for the screens",
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase {
          func execute() -> [String] { ["soup"].filter { !$0.isEmpty } }
        }
        //- Presentation/Menu/MenuViewModel.swift
        @MainActor final class MenuViewModel {
          private let loadMenu: LoadMenuUseCase
          init(loadMenu: LoadMenuUseCase) { self.loadMenu = loadMenu }
        }
        //- App/AppContainer.swift
        struct AppContainer {
          func makeLoadMenu() -> LoadMenuUseCase { LoadMenuUseCase() }
          @MainActor func makeMenu() -> MenuViewModel { MenuViewModel(loadMenu: makeLoadMenu()) }
        }
        """),
      .good(
        "a view that builds the view models of its rows out of values",
        """
        //- Presentation/Menu/DishRowViewModel.swift
        struct DishRowViewModel {
          let title: String
          init(title: String) { self.title = title }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          let titles: [String]
          var body: some View {
            ForEach(titles, id: \\.self) { Text(DishRowViewModel(title: $0).title) }
          }
        }
        """),
    ],
    subjects: .types(
      "views, view models, use cases and repositories",
      [
        .view, .viewModel, .useCase, .repositoryImplementation,
      ]),
    isModel: { codebase, id in codebase.isGivenCollaborators(id) }
  ) { codebase in
    codebase.selfConstructions()
  }
}

extension Codebase {
  /// Whether a type's initialiser takes a collaborator's protocol.
  func isGivenCollaborators(_ id: SymbolID) -> Bool {
    initializers(of: id).contains { place in
      namings(of: place, as: [.parameter]).contains {
        symbols[$0.type].kind == .protocol && isCollaboratorOrProtocol($0.type)
      }
    }
  }

  fileprivate func selfConstructions() -> [Finding] {
    var offences = Offences<Construction>()
    var needs: [SymbolID: Bool] = [:]
    let locators = locatorUses()
    for file in workspace.files.indices where scopes[file].isProduction {
      let defaults = defaults(in: file).compactMap(\.defaultValue)
      for (position, reference) in facts(file).references.enumerated()
      where reference.role == .construction {
        guard case .symbol(let named) = references[file][position],
          let id = symbols.expanded([named]).first,
          !scopes[file].isExempt(reference),
          !defaults.contains(where: { $0.contains(reference.span.start) }),
          let consumer = consumer(around: reference.owner, in: file), consumer != id,
          !isStaticMember(reference.owner, in: file)
        else { continue }
        let isOffence =
          isCollaborator(id)
          || roles.has(consumer, .view) && roles.has(id, .viewModel)
            && cached(id, &needs)
        guard isOffence else { continue }
        let isLocated = locators.owners.contains(Place(file: file, declaration: reference.owner))
        offences.add(
          Construction(target: id, consumer: consumer, isLocated: isLocated),
          at: reference.span, owner: reference.owner, in: file)
      }
    }
    let route = LegalRoute(self)
    return offences.map { file, item, places in
      let isViewModel = roles.has(item.target, .viewModel)
      return finding(
        "injection.self-construction", isViewModel && item.isLocated ? .info : .warning,
        at: places[0].span, in: file, also: places.dropFirst().map(\.span),
        subject: symbols[item.target].qualifiedName, owner: places[0].owner, to: item.target,
        confidence: 0.9,
        message: """
          \(described(item.consumer)) builds \(described(item.target)) itself\
          \(isViewModel ? ", which needs \(need(of: item.target))" : "")
          """,
        help: injection(
          of: item.target, into: symbols[item.consumer].qualifiedName,
          for: referringLayers[file], route))
    }
  }

  private func cached(_ id: SymbolID, _ needs: inout [SymbolID: Bool]) -> Bool {
    if let known = needs[id] { return known }
    let answer = collaborators(of: id).first != nil
    needs[id] = answer
    return answer
  }

  private func need(of id: SymbolID) -> String {
    collaborators(of: id).first.map { described($0) } ?? "collaborators"
  }

  /// What the initialisers of a view model take of use cases, repositories and their kin; of a
  /// struct without one, what it stores without a value.
  private func collaborators(of id: SymbolID) -> [SymbolID] {
    let written = initializers(of: id)
    let places =
      !written.isEmpty || symbols[id].kind != .struct
      ? written
      : storedProperties(of: id).filter { !declaration($0).modifiers.contains(.hasInitialValue) }
    return places.flatMap { namings(of: $0, as: [.parameter, .property]) }.map(\.type)
      .filter(isCollaboratorOrProtocol)
  }
}

/// Who builds whom in a file.
private struct Construction: Hashable {
  var target: SymbolID
  var consumer: SymbolID
  var isLocated: Bool
}
