internal import StrataCode
internal import StrataModel

extension Rule {
  /// A type builds its own collaborators.
  package static let selfConstruction: Rule = Rule(
    "injection.self-construction", .warning,
    summary: Phrase(
      """
      A view, view model, use case or repository builds a repository, data source, client or use \
      case itself, or a view builds a view model that needs one.
      """,
      zh: """
        视图、ViewModel、UseCase 或 Repository 自行构造 Repository、数据源、客户端或 UseCase，\
        或者视图构造了需要它们的 ViewModel。
        """),
    title: Phrase("types build their own dependencies", zh: "类型自行构造依赖"),
    step: Phrase("Take them in the initializer", zh: "通过初始化方法注入"),
    why: Phrase(
      """
      Who builds its collaborator chooses the implementation and everything that needs in turn. \
      The choice is then made in many places instead of one, and a test cannot put a double in its \
      place.
      """,
      zh: "谁构造协作对象，谁就选定了它的实现，以及这个实现的全部依赖。于是选择散落各处，无法集中决定，测试也无法换上替身。"),
    fix: Phrase(
      "Take the collaborator in the initializer and build it in the composition root.",
      zh: "在初始化方法中接收协作对象，由组合根构造。"),
    examples: [
      .bad(
        Phrase("a view model that builds its use case", zh: "自行构造 UseCase 的 ViewModel"),
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
        Phrase(
          "a view controller that builds a view model out of a use case",
          zh: "用 UseCase 构造 ViewModel 的视图控制器"),
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
        Phrase("a container that builds for the screens", zh: "为各个界面构造对象的容器"),
        seenIn: "Users/Sources/App/DIContainer/UsersSceneDIContainer.swift",
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
        Phrase(
          "a view that builds the view models of its rows out of values",
          zh: "用值构造各行 ViewModel 的视图"),
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
      Phrase(
        "views, view models, use cases and repositories", zh: "视图、ViewModel、UseCase 和 Repository"),
      [
        .view, .viewModel, .useCase, .repositoryImplementation,
      ]),
    isModel: { codebase, id in codebase.isGivenCollaborators(id) }
  ) { codebase in
    codebase.selfConstructions() + codebase.strayRoots()
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
    let buildsModel = dependencies(of: symbols[id].place.file).contains {
      roles.has($0.target, .viewModel) && reference(of: $0).role == .construction
    }
    return !takers.isEmpty && !buildsModel && !roles[id].isDisjoint(with: [.view, .viewModel])
      && takers.allSatisfy { place in
        parameters(of: place).allSatisfy { $0.defaultValue == nil }
          && namings(of: place, as: [.construction]).allSatisfy {
            !isCollaborator($0.type) && !roles.has($0.type, .viewModel)
          }
      }
  }

  fileprivate func selfConstructions() -> [Finding] {
    let roots = rootScreens()
    let keepers = keepersOfContainers()
    return said { file -> [Finding] in
      guard scopes[file].isProduction else { return [] }
      var answers: [SymbolID: Built] = [:]
      let sites = constructionSites(in: file, roots, keepers, &answers)
      var offences = SubjectReferences<Construction>()
      var built: [Construction: Set<SymbolID>] = [:]
      for site in toldOnce(sites, in: file) {
        built[site.item, default: []].insert(site.built)
        offences.add(site.item, at: site.span, owner: site.owner, in: file)
      }
      return offences.map { file, item, places in
        if let next = item.next {
          return finding(item, for: next, others: built[item, default: []].count - 1, places, file)
        }
        return finding(item, need: answers[item.target]?.need, places, file)
      }
    }
  }

  /// Where a file builds what it should be given.
  private func constructionSites(
    in file: Int, _ roots: Set<SymbolID>, _ keepers: Set<SymbolID>,
    _ answers: inout [SymbolID: Built]
  ) -> [ConstructionSite] {
    var screens: [Construction.Screen: Construction] = [:]
    var sites: [ConstructionSite] = []
    let defaults = defaults(in: file).compactMap(\.defaultValue)
    for (position, reference) in facts(file).references.enumerated()
    where reference.role == .construction {
      guard case .symbol(let named) = references[file][position],
        let id = symbols.expanded([named]).first
      else { continue }
      let answer = answers[id] ?? self.built(id)
      answers[id] = answer
      guard answer.isOffence, !scopes[file].isExempt(reference),
        let consumer = consumer(around: reference.owner, in: file), consumer != id,
        // A protocol has no initializer: its extension composes for whoever conforms.
        symbols[consumer].kind != .protocol, !isPack(consumer),
        answer.need == nil || roles.has(consumer, .view),
        !roots.contains(consumer) || !isOfAModule(id, for: file),
        !isExcused(reference.owner, in: file, for: id),
        !defaults.contains(where: { $0.contains(reference.span.start) })
      else { continue }
      let place = DeclarationID(file: file, declaration: reference.owner)
      var construction = Construction(
        target: id, consumer: consumer,
        isMild: isBuilt(with: symbols[consumer].qualifiedName, id)
          || answer.need != nil
            && (keepers.contains(consumer) || locators.owners.contains(place) || answer.isReady
              || isHandedThrough(to: id, reference.owner, in: file))
          || !composes || roots.contains(consumer) || isMadeBySystem(consumer)
          || isFallback(id, reference.owner, in: file) || isOwnPart(id, of: consumer),
        isAnew: answer.needsData
          && isInMethod(reference.owner, in: file, orInitializer: answer.need != nil))
      if let next = nextScreen(at: place, reference.span.start, of: consumer, taking: id) {
        // All that is built for one screen is one piece of composition in the wrong place.
        construction.next = next
        let screen = Construction.Screen(file: file, consumer: consumer, next: next)
        construction = screens[screen] ?? construction
        screens[screen] = construction
      }
      sites.append(
        ConstructionSite(
          item: construction, built: id, span: reference.span, owner: reference.owner))
    }
    return sites
  }

  private func finding(
    _ item: Construction, need: SymbolID?,
    _ places: [(span: Span, owner: DeclarationIndex)], _ file: Int
  ) -> Finding {
    let need: Phrase =
      need.map { Phrase(", which needs \(described($0))", zh: "，后者需要 \(described($0))") } ?? .empty
    return Rule.selfConstruction.finding(
      at: FindingPlace(
        places[0].span, in: file, also: places.dropFirst().map(\.span),
        subject: symbols[item.target].qualifiedName, owner: places[0].owner), in: self,
      message: Phrase(
        """
        \(described(item.consumer)) builds \(described(item.target)) itself\(need)
        """,
        zh: "\(described(item.consumer)) 自行构造了 \(described(item.target))\(need)"),
      help: (places.count == 1 ? uncalledHelp(at: places[0].owner, in: file) : .empty)
        + (fallback(item, places[0].owner, file) ?? handedIn(item, places[0].owner, file))
    ).held(at: item.isMild ? .info : .warning).naming(item.target, in: self).with(confidence: 0.9)
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
  func collaborators(of id: SymbolID) -> [SymbolID] {
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
}

/// What building a type means.
private struct Built {
  var isOffence = false
  /// What a view model needs.
  var need: SymbolID?
  var isReady = false
  var needsData = false
}
