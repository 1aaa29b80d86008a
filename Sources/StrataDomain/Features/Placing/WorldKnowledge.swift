internal import StrataCode
internal import StrataModel

/// What a text knows of the worlds around an app's core, line by line.
struct WorldKnowledge: Sendable {
  /// A world that Domain knows nothing of.
  enum World: Sendable { case userInterface, outerRing }

  /// One thing that the text knows.
  struct Item: Sendable {
    var world: World
    var line: PlaceLine
    /// The declaration that knows it; `topLevel` for an import.
    var owner: DeclarationIndex
    /// It is a type of the project that stands there, which means less where no Domain is drawn.
    var isOfProject = false
  }

  /// In order of their lines.
  let items: [Item]

  /// What the text of a neighbourhood knows.
  init(_ around: TextNeighbourhood) {
    let facts = around.facts
    let scope = around.scope
    let own = Set(around.workspace.modules.map(\.name))
    var items: [Item] = []
    for item in facts.imports {
      let module = facts[item.module]
      guard !own.contains(module), let (world, what) = Self.world(ofModule: module) else {
        continue
      }
      let line = PlaceLine(
        line: facts.position(of: item.span).line, code: "import \(module)", shows: what)
      items.append(Item(world: world, line: line, owner: topLevel))
    }
    for (position, reference) in facts.references.enumerated() where !scope.isExempt(reference) {
      let name = facts[reference.name]
      let found: (world: World, what: Phrase)? =
        switch around.targets[position] {
        case .external: Self.world(ofForeign: name)
        case .symbol(let id): Self.world(of: id, from: around)
        default: nil
        }
      guard let found else { continue }
      let line = PlaceLine(
        line: facts.position(of: reference.span).line, code: name, shows: found.what)
      var item = Item(world: found.world, line: line, owner: reference.owner)
      if case .symbol = around.targets[position] { item.isOfProject = true }
      items.append(item)
    }
    self.items = items.sorted { $0.line.line < $1.line.line }
  }

  /// The lines that know a world, each thing once.
  func lines(of world: World) -> [PlaceLine] { Self.once(items.filter { $0.world == world }) }

  /// Each thing once, where it comes first.
  static func once(_ items: [Item]) -> [PlaceLine] {
    var seen: Set<String> = []
    return items.map(\.line).filter { seen.insert($0.code).inserted }
  }

  /// The world that a module opens, and what it is.
  static func world(ofModule module: String) -> (World, Phrase)? {
    switch Framework(module: module) {
    case .userInterface: (.userInterface, Phrase("a user-interface framework", zh: "界面框架"))
    case .architecture: (.userInterface, Phrase("a library of screens", zh: "界面架构库"))
    case .persistence: (.outerRing, Phrase("a persistence framework", zh: "持久化框架"))
    case .network: (.outerRing, Phrase("a network framework", zh: "网络框架"))
    default: nil
    }
  }

  private static func world(ofForeign path: String) -> (World, Phrase)? {
    let name = String(path.prefix { $0 != "." })
    if OuterRing.types.contains(name) {
      return (.outerRing, Phrase("network or storage of the SDK", zh: "SDK 的网络或存储"))
    }
    guard let module = UnmistakableSymbol.modules[name] else {
      return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
        ? (.userInterface, Phrase("a type of UIKit", zh: "UIKit 的类型")) : nil
    }
    let title = UnmistakableSymbol.title(of: module)
    let what = Phrase("a type of \(title)", zh: "\(title) 的类型")
    return (Framework(module: module) == .userInterface ? .userInterface : .outerRing, what)
  }

  private static func world(
    of id: SymbolID, from around: TextNeighbourhood
  ) -> (World, Phrase)? {
    guard around.symbols[id].place.file != around.file, let layer = around.layer(of: id) else {
      return nil
    }
    switch layer {
    case .presentation:
      return (.userInterface, Phrase("is in Presentation", zh: "位于 Presentation"))
    case .data, .infrastructure:
      if around.roles.has(id, .repositoryProtocol) { return nil }
      return (
        .outerRing, Phrase("is in \(layer.rawValue)", zh: "位于 \(layer.rawValue)")
      )
    default: return nil
    }
  }
}
