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
  /// Whether a screen's initialiser takes a collaborator's protocol, and nothing by default.
  func isGivenCollaborators(_ id: SymbolID) -> Bool {
    let takers = initializers(of: id).filter { place in
      namings(of: place, as: [.parameter]).contains {
        symbols[$0.type].kind == .protocol && isCollaboratorOrProtocol($0.type)
      }
    }
    return !takers.isEmpty && !roles[id].isDisjoint(with: [.view, .viewModel])
      && takers.allSatisfy { place in parameters(of: place).allSatisfy { $0.defaultValue == nil } }
  }

  fileprivate func selfConstructions() -> [Finding] {
    var offences = Offences<Construction>()
    var answers: [SymbolID: Built] = [:]
    for file in workspace.files.indices where scopes[file].isProduction {
      let defaults = defaults(in: file).compactMap(\.defaultValue)
      for (position, reference) in facts(file).references.enumerated()
      where reference.role == .construction {
        guard case .symbol(let named) = references[file][position],
          let id = symbols.expanded([named]).first
        else { continue }
        let built = answers[id] ?? self.built(id)
        answers[id] = built
        guard built.isOffence, !scopes[file].isExempt(reference),
          let consumer = consumer(around: reference.owner, in: file), consumer != id,
          built.need == nil || roles.has(consumer, .view),
          !isStaticMember(reference.owner, in: file),
          !defaults.contains(where: { $0.contains(reference.span.start) })
        else { continue }
        let isLocated = locators.owners.contains(Place(file: file, declaration: reference.owner))
        offences.add(
          Construction(
            target: id, consumer: consumer,
            isMild: built.need != nil && (isLocated || built.isReady),
            isAnew: built.needsData && isInMethod(reference.owner, in: file)),
          at: reference.span, owner: reference.owner, in: file)
      }
    }
    let route = LegalRoute(self)
    return offences.map { file, item, places in
      let need = answers[item.target]?.need
      return finding(
        "injection.self-construction", item.isMild ? .info : .warning,
        at: places[0].span, in: file, also: places.dropFirst().map(\.span),
        subject: symbols[item.target].qualifiedName, owner: places[0].owner, to: item.target,
        confidence: 0.9,
        message: """
          \(described(item.consumer)) builds \(described(item.target)) itself\
          \(need.map { ", which needs \(described($0))" } ?? "")
          """,
        help: injection(
          of: item.target, into: symbols[item.consumer].qualifiedName,
          for: referringLayers[file], anew: item.isAnew, route))
    }
  }

  private func built(_ id: SymbolID) -> Built {
    if isCollaborator(id) {
      return Built(isOffence: !isCommand(id), needsData: needsData(id))
    }
    guard roles.has(id, .viewModel), let need = collaborators(of: id).first else { return Built() }
    return Built(
      isOffence: true, need: need, isReady: isReady(id), needsData: needsData(id))
  }

  /// What the initialisers of a view model take of use cases, repositories and their kin; of a
  /// struct without one, what it stores without a value.
  private func collaborators(of id: SymbolID) -> [SymbolID] {
    handedOver(to: id).flatMap { namings(of: $0, as: [.parameter, .property]) }.map(\.type)
      .filter(isCollaboratorOrProtocol)
  }

  /// Whether a view model has all its collaborators by default: who builds it chooses none.
  private func isReady(_ id: SymbolID) -> Bool {
    initializers(of: id).contains { place in
      let open = parameters(of: place).filter { $0.defaultValue == nil }
      return !namings(of: place, as: [.parameter]).contains { naming in
        isCollaboratorOrProtocol(naming.type)
          && open.contains { $0.span.contains(self.reference(naming).span.start) }
      }
    }
  }

  private func isInMethod(_ owner: DeclarationIndex, in file: Int) -> Bool {
    let declaration = facts(file)[owner]
    return declaration.kind == .function
      || declaration.kind == .property && declaration.modifiers.contains(.isComputed)
  }
}

/// What building a type means.
private struct Built {
  var isOffence = false
  /// What a view model needs.
  var need: SymbolID?
  var isReady = false
  var needsData = false
}

/// Who builds whom in a file.
private struct Construction: Hashable {
  var target: SymbolID
  var consumer: SymbolID
  var isMild: Bool
  var isAnew: Bool
}
