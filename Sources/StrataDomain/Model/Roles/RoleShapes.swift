package import StrataCode

/// Roles that a single type's name, attributes and supertypes decide.
package struct RoleShapes: Sendable {
  let workspace: Workspace

  /// The first words of apps' names.
  private let appWords: Set<String>

  package init(_ workspace: Workspace) {
    self.workspace = workspace
    appWords = Set(
      workspace.modules.filter { $0.kind == .application }
        .compactMap { NameWords($0.name).all.first })
  }

  package func roles(of type: TypeProfile) -> Roles {
    var roles: Roles = []
    if isTestDouble(type) { roles.insert(.testDouble) }
    if isEntryPoint(type) { roles.insert(.entryPoint) }
    if isView(type) { roles.insert(.view) }
    if isPersistenceModel(type) { roles.insert(.persistenceModel) }
    if isDTOByName(type) { roles.insert(.dto) }
    switch type.symbol.kind {
    case .protocol: roles.formUnion(protocolRoles(of: type))
    case .struct, .class, .actor, .enum: roles.formUnion(concreteRoles(of: type))
    default: break
    }
    return roles
  }

  private func protocolRoles(of type: TypeProfile) -> Roles {
    if type.words.suffix(from: ["repository", "gateway"]) != nil { return [.repositoryProtocol] }
    // `HasMenuUseCase` says what a container holds.
    if type.words.suffix(from: ["usecase", "interactor"]) != nil {
      return type.words.all.first == "has" ? [] : [.useCaseProtocol]
    }
    if isDataSourceName(type) { return [.dataSource] }
    if type.words.ends(in: "viewmodel") { return [.viewModelProtocol] }
    if isCoordinatorName(type) { return [.coordinator] }
    return []
  }

  private func concreteRoles(of type: TypeProfile) -> Roles {
    // `MenuVM` with its own Input and Output, whatever else it conforms to.
    if type.symbol.kind == .class, type.words.ends(in: "vm"), !type.supertypes.isEmpty {
      return [.viewModel]
    }
    // What registers with an injection library composes, whatever it is called.
    if type.externals.contains("Assembly") { return [.container] }
    // What only its file can name serves that file, whatever its name ends in.
    if type.symbol.access > .fileprivate, !type.isEraser,
      type.words.suffix(from: ["repository", "gateway"]) != nil,
      // A struct called `Repository` alone is what others keep code in.
      does(type) && !isOnlyValues(type)
        && (type.words.all.count > 1 || type.symbol.kind != .struct)
        || type.words.bare.count > 1 && type.symbol.kind != .struct && !isBundle(type)
    {
      return [.repositoryImplementation]
    }
    if type.words.ends(in: "usecase") {
      // What a screen watches among screens is its view model, whatever it is called.
      return isObserved(type) && stands(type, in: LayerWords.features + LayerWords.screens)
        ? [.viewModel] : [.useCase]
    }
    if type.words.ends(in: "interactor") {
      // `UIPercentDrivenInteractiveTransition` follows a finger.
      if type.externals.contains(where: { $0.hasPrefix("UI") }) { return [] }
      if drivesScreen(type) { return [.screenInteractor] }
      return wrapsSDK(type) ? [.dataSource] : [.useCase]
    }
    // `ItemToItemViewModel` turns one into the other.
    if type.words.ends(in: "viewmodel"), type.words.all.dropFirst().contains("to") {
      return [.mapper]
    }
    if type.symbol.kind != .enum, type.words.ends(in: "viewmodel"), !isShown(type),
      !isWrapper(type), !type.isPresenter
    {
      return [.viewModel]
    }
    if isCoordinatorName(type) { return [.coordinator] }
    if type.words.suffix(from: ["mapper", "mapping"]) != nil { return [.mapper] }
    // The cases of a `DataSourceType` say where data come from, and fetch none.
    if isDataSourceName(type), !isListDataSource(type),
      type.symbol.kind != .enum || does(type)
    {
      return [.dataSource]
    }
    return []
  }

  /// `Scene.Load.ViewModel` beside `Request` and `Response` is what a presenter hands to a view.
  private func isShown(_ type: TypeProfile) -> Bool {
    type.symbol.parent != nil && type.symbol.kind == .struct && type.symbol.name == "ViewModel"
      && !type.members.contains { place in
        workspace.files[place.file].facts[place.declaration].kind == .function
      }
  }

  /// Whether a type is the language's means to make others: no screen has it for a model.
  private func isWrapper(_ type: TypeProfile) -> Bool {
    type.isMarked(with: ["propertyWrapper", "resultBuilder"])
      || type.externals.contains { $0.hasSuffix("DynamicProperty") }
  }

  /// Whether a type holds several repositories and does nothing with them: a way to hand them on.
  private func isBundle(_ type: TypeProfile) -> Bool {
    type.members.count { place in
      let facts = workspace.files[place.file].facts
      return facts[place.declaration].kind == .property
        && NameWords(facts[facts[place.declaration].name]).ends(in: "repository")
    } >= 3
  }

  /// Whether a type is called a source of data; what an `…InteractorDataSource` keeps is none.
  private func isDataSourceName(_ type: TypeProfile) -> Bool {
    type.words.suffix(from: Self.dataSources) != nil && !type.words.all.contains("interactor")
  }

  private static let dataSources = [
    "datasource", "remotestore", "localstore", "apiclient", "storage", "dao", "networkclient",
    "httpclient",
  ]

  /// Whether views watch a type change.
  private func isObserved(_ type: TypeProfile) -> Bool {
    type.externals.contains("ObservableObject") || type.isMarked(with: ["Observable"])
  }

  private func stands(_ type: TypeProfile, in folders: [String]) -> Bool {
    workspace.files[type.symbol.place.file].folders
      .contains { folders.contains(WordReader.singular($0.lowercased())) }
  }

  /// A VIP, VIPER or RIBs interactor holds a presenter, an output or a listener, one that stands
  /// among screens a use case; one that a view observes is a view model by another name.
  private func drivesScreen(_ type: TypeProfile) -> Bool {
    let partners =
      ["presenter", "output", "presentationlogic", "listener"]
      + (stands(type, in: LayerWords.features) ? ["usecase"] : [])
    if isObserved(type) { return true }
    return type.members.contains { place in
      let facts = workspace.files[place.file].facts
      guard facts[place.declaration].kind == .property else { return false }
      let name = facts[facts[place.declaration].name]
      if ["presenter", "output", "listener", "router"].contains(name) { return true }
      return facts.references.contains { reference in
        reference.owner == place.declaration && reference.role == .property
          && NameWords(facts[reference.name]).suffix(from: partners) != nil
      }
    }
  }

  /// Whether an interactor speaks to the SDK of a service and to nobody of the project: it adapts that
  /// SDK, whatever it is called.
  func wrapsSDK(_ type: TypeProfile) -> Bool {
    guard type.words.ends(in: "interactor") else { return false }
    let facts = workspace.files[type.symbol.place.file].facts
    let hasSDK = facts.imports.contains {
      Framework(module: facts[$0.module]) == .service
        || facts[$0.module] == "AuthenticationServices"
    }
    let partners = [
      "repository", "gateway", "usecase", "service", "client", "store", "storage", "manager",
    ]
    return hasSDK && !type.promises.isEmpty
      && !type.members.contains { place in
        let facts = workspace.files[place.file].facts
        return facts[place.declaration].kind == .property
          && facts.references.contains {
            $0.owner == place.declaration && $0.role == .property
              && NameWords(facts[$0.name]).suffix(from: partners) != nil
          }
      }
  }

  private func isCoordinatorName(_ type: TypeProfile) -> Bool {
    guard type.symbol.kind != .enum,
      type.words.suffix(from: [
        "coordinator", "router", "navigator", "flow", "flowcontroller", "wireframe",
      ]) != nil
    else { return false }
    let isNested = type.symbol.parent != nil && type.symbol.name == "Coordinator"
    return !isNested && !type.kinds.contains(.request) && !isOfWork(type)
  }

  /// Whether what is coordinated is work that no screen shows: `BackgroundTaskCoordinator`.
  private func isOfWork(_ type: TypeProfile) -> Bool {
    !Self.work.isDisjoint(with: type.words.all)
      && workspace.files[type.symbol.place.file].facts.importedModules
        .isDisjoint(with: ["UIKit", "SwiftUI", "AppKit"])
  }

  private static let work: Set<String> = [
    "background", "bg", "sync", "synchronization", "migration", "backup", "download", "upload",
  ]

  private func isTestDouble(_ type: TypeProfile) -> Bool {
    // What starts or previews an app stands in for nothing, and an app may be called `FakeNews`.
    if isEntryPoint(type) || type.externals.contains("PreviewProvider") { return false }
    let first = type.words.all.first.flatMap { appWords.contains($0) ? nil : $0 }
    let ends = [first, type.words.all.last].compactMap(\.self)
    if ends.contains(where: Self.isDouble) { return true }
    return type.words.all.prefix(2) == ["in", "memory"]
  }

  private static func isDouble(_ word: String) -> Bool {
    LayerWords.doubles.contains(WordReader.singular(word))
      || ["mocked", "mockup", "stubbed", "noop"].contains(word)
  }

  private func isEntryPoint(_ type: TypeProfile) -> Bool {
    if type.kinds.contains(.compilerPlugin) { return false }
    return type.kinds.contains(.entryPoint)
      || type.isMarked(with: ["main", "UIApplicationMain", "NSApplicationMain"])
  }

  private func isView(_ type: TypeProfile) -> Bool {
    if type.kinds.contains(.view) { return true }
    return type.symbol.kind == .class
      && type.externals.contains { name in
        (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK"))
          && Self.viewSuffixes.contains { name.hasSuffix($0) }
          // `NSFetchedResultsController` and its kin hold objects.
          && (!name.hasPrefix("NS") || !name.hasSuffix("Controller")
            || name.hasSuffix("ViewController") || name.hasSuffix("WindowController"))
      }
  }

  private static let viewSuffixes = [
    "View", "ViewController", "Cell", "Button", "Label", "Control", "TextField", "Controller",
    "ReusableView", "Bar", "Window",
  ]

  private func isPersistenceModel(_ type: TypeProfile) -> Bool {
    guard type.symbol.kind.isConcreteType else { return false }
    if type.isMarked(with: ["Model", "Table", "Model.init"]) { return true }
    if type.kinds.contains(.stored) { return true }
    if type.kinds.contains(.realmObject) { return imports(type, ["RealmSwift", "Realm"]) }
    if type.kinds.contains(.fluentModel) {
      return imports(type, ["Fluent", "FluentKit", "Vapor"])
    }
    if type.kinds.contains(.record) { return imports(type, ["GRDB"]) }
    return type.isCodable && type.words.suffix(from: ["uds", "persistent"]) != nil
  }

  private func imports(_ type: TypeProfile, _ modules: Set<String>) -> Bool {
    let facts = workspace.files[type.symbol.place.file].facts
    return facts.imports.contains { modules.contains(facts[$0.module]) }
  }

  /// The suffix, also before a trailing Entity or Model, and Codable or its kin.
  private func isDTOByName(_ type: TypeProfile) -> Bool {
    guard type.symbol.kind.isConcreteType, type.isCodable else { return false }
    if type.words.suffix(from: LayerWords.wireTypes) != nil { return true }
    guard let last = type.words.bare.last, ["entity", "model"].contains(last) else { return false }
    let name = NameWords(type.words.bare.dropLast().joined(separator: "_"))
    return name.suffix(from: LayerWords.wireTypes) != nil
  }
}
