internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view takes a use case, repository or service out of the environment.
  package static let environmentDependency: Rule = Rule(
    "injection.environment-dependency", .warning,
    summary: Phrase(
      "A use case, repository or service travels through SwiftUI's environment.",
      zh: "UseCase、Repository 或服务通过 SwiftUI 的 Environment 传递。"),
    title: Phrase(
      "services travel through SwiftUI's environment", zh: "用 SwiftUI Environment 传递服务"),
    step: Phrase("Pass them to the view model", zh: "传给 ViewModel"),
    why: Phrase(
      """
      What is in the environment appears in no initializer: a forgotten `.environmentObject` \
      crashes at run time, a forgotten default runs silently in production, and every view below \
      can reach it.
      """,
      zh: """
        从初始化方法看不出放在 Environment 中的依赖：忘写 `.environmentObject` 会在运行时崩溃，\
        忘记替换默认值，它就会在线上悄悄运行，而且下层的每个视图都能取到它。
        """),
    fix: Phrase(
      "Give it to the view model in the composition root, and the view model to the view.",
      zh: "在组合根把它传给 ViewModel，再把 ViewModel 传给视图。"),
    examples: [
      .bad(
        Phrase("a repository as an environment object", zh: "作为 EnvironmentObject 的 Repository"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func menu() async throws -> [String] }
        //- Data/Repositories/LiveMenuRepository.swift
        import Combine
        final class LiveMenuRepository: MenuRepository, ObservableObject {
          func menu() async throws -> [String] { [] }
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @EnvironmentObject private var ↓repository: LiveMenuRepository
          var body: some View { Text("menu") }
        }
        """),
      .bad(
        Phrase("a use case by its key", zh: "按 key 取用的 UseCase"),
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        protocol LoadMenuUseCase { func execute() async throws -> [String] }
        //- Presentation/Menu/EnvironmentValues+Menu.swift
        import SwiftUI
        extension EnvironmentValues {
          @Entry var loadMenu: (any LoadMenuUseCase)?
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @Environment(\\.loadMenu) private var ↓loadMenu
          var body: some View { Text("menu") }
        }
        """),
      .good(
        Phrase("what the system puts there, and the look of the app", zh: "系统放入的值和应用的外观"),
        """
        //- Presentation/Style/Theme.swift
        import SwiftUI
        struct Theme { var accent = Color.blue }
        extension EnvironmentValues {
          @Entry var theme = Theme()
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @Environment(\\.dismiss) private var dismiss
          @Environment(\\.theme) private var theme
          var body: some View { Button("close") { dismiss() }.tint(theme.accent) }
        }
        """),
      .good(
        Phrase("a view that is given its view model", zh: "由外部传入 ViewModel 的视图"),
        seenIn: "Users/Sources/Presentation/UsersScene/UserList/UserListView.swift",
        """
        //- Presentation/Menu/MenuViewModel.swift
        import Combine
        @MainActor final class MenuViewModel: ObservableObject {
          @Published private(set) var dishes: [String] = []
        }
        //- Presentation/Menu/MenuView.swift
        import SwiftUI
        struct MenuView: View {
          @ObservedObject private var viewModel: MenuViewModel
          init(viewModel: MenuViewModel) { self.viewModel = viewModel }
          var body: some View { Text(viewModel.dishes.first ?? "nothing") }
        }
        """),
    ],
    subjects: .views
  ) { codebase in
    codebase.environmentDependencies()
  }
}

extension Codebase {
  fileprivate func environmentDependencies() -> [Finding] {
    let values = environmentValues()
    return said { file -> [Finding] in
      guard scopes[file].isProduction else { return [] }
      var offences = SubjectReferences<SymbolID>()
      for attribute in facts(file).attributes {
        let place = DeclarationID(file: file, declaration: attribute.owner)
        guard isEnvironment(attribute, in: file), attribute.owner >= 0, isProduction(place),
          !isComposition(attribute.owner, in: file),
          let id = environmentTypes(of: place, attribute, values).first(where: isServed)
        else { continue }
        offences.add(id, at: declaration(place).span, owner: attribute.owner, in: file)
      }
      return offences.map { file, id, places in environmentFinding(of: id, places, in: file) }
    }
  }

  private func environmentFinding(
    of id: SymbolID, _ places: [(span: Span, owner: DeclarationIndex)], in file: Int
  ) -> Finding {
    let taker = typesAround(places[0].owner, in: file).first
    let who = taker.map { described($0) } ?? described(namerOf: places[0].owner, in: file)
    return Rule.environmentDependency.finding(
      at: FindingPlace(
        places[0].span, in: file, also: places.dropFirst().map(\.span),
        subject: symbols[id].qualifiedName, owner: places[0].owner), in: self,
      message: Phrase(
        "\(who) takes \(described(id)) out of the environment",
        zh: "\(who) 从 Environment 中取用 \(described(id))"),
      help: wayOutOfEnvironment(
        symbols[id].qualifiedName, taker,
        named: namer(of: places[0].owner, in: file).symbol)
    ).held(
      // Where nothing stands behind several screens, what they share is their model.
      at: !hasDomain || types(.viewModel).isEmpty && types(.view).count >= Self.severalScreens
        ? .info : .warning
    ).naming(id, in: self).with(confidence: 0.9)
  }

  /// To the view model that the view stores, or to one that it could have.
  private func wayOutOfEnvironment(
    _ service: String, _ taker: SymbolID?, named file: String
  ) -> Phrase {
    let view = taker.map { symbols[$0].qualifiedName } ?? file
    let first = taker.flatMap { symbols.words(of: $0).bare.first }
    let held = taker.flatMap { id in
      storedProperties(of: id).lazy
        .flatMap { self.namings(of: $0, as: [.property, .construction]) }
        .first {
          self.roles.has($0.type, .viewModel)
            && self.symbols.words(of: $0.type).bare.first == first
        }
    }
    guard let held else {
      return Phrase(
        """
        give '\(view)' what it shows and does from a view model, and hand '\(service)' to that \
        in the composition root
        """,
        zh: "让 ViewModel 为 '\(view)' 提供展示的内容和操作，并在组合根把 '\(service)' 传给这个 ViewModel")
    }
    return Phrase(
      """
      give '\(service)' to '\(symbols[held.type].qualifiedName)' in the composition root, and \
      let '\(view)' take that
      """,
      zh: "在组合根把 '\(service)' 传给 '\(symbols[held.type].qualifiedName)'，由 '\(view)' 接收后者")
  }

  private static let severalScreens = 3

  func isEnvironment(_ attribute: Attribute, in file: Int) -> Bool {
    let name = facts(file)[attribute.name]
    return name == "Environment" || name == "EnvironmentObject" || name == "SwiftUI.Environment"
  }

  /// By name: the types of the project's own environment values.
  func environmentValues() -> [String: [SymbolID]] {
    var found: [String: [SymbolID]] = [:]
    for value in seen(inEachFile: { self.environmentValues(in: $0) }) {
      found[value.name, default: []] += value.types
    }
    return found
  }

  private func environmentValues(in file: Int) -> [EnvironmentValue] {
    let facts = facts(file)
    return facts.declarations.enumerated().flatMap { index, declaration -> [EnvironmentValue] in
      guard declaration.kind == .extension, facts[declaration.name] == "EnvironmentValues" else {
        return []
      }
      return facts.children(of: DeclarationIndex(index)).map { child in
        let place = DeclarationID(file: file, declaration: child)
        return EnvironmentValue(
          name: name(place),
          types: namings(of: place, as: [.property, .construction]).map(\.type))
      }
    }
  }

  func environmentTypes(
    of place: DeclarationID, _ attribute: Attribute, _ values: [String: [SymbolID]]
  ) -> [SymbolID] {
    let written = namings(of: place, as: [.property, .staticAccess]).map(\.type)
    guard written.isEmpty, let argument = attribute.argument else { return written }
    let path = facts(place.file)[argument]
    guard path.hasPrefix("\\."), !path.dropFirst(2).contains(".") else { return [] }
    return values[String(path.dropFirst(2)), default: []]
  }

  /// A use case, a repository, a service or a protocol of one; a container is a service locator.
  private func isServed(_ id: SymbolID) -> Bool {
    if roles.has(id, .container) { return false }
    if isCollaboratorOrProtocol(id) { return true }
    let isObject = [.class, .actor, .protocol].contains(symbols[id].kind)
    return isObject && roles[id].isDisjoint(with: [.viewModel, .view, .coordinator, .testDouble])
      && symbols.words(of: id).suffix(from: ["service", "client", "gateway"]) != nil
  }
}

/// A value that the project puts into the environment.
private struct EnvironmentValue: Sendable, Equatable {
  var name: String
  var types: [SymbolID]
}

extension EnvironmentValue: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(name)
    for type in types { digest.add(type) }
    digest.add(types.count)
  }
}
