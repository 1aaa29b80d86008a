internal import StrataCode
internal import StrataModel

/// A screen that a new one is modelled on: its view, what drives it, and what is called like them.
struct ScreenExample {
  /// `OrderList` of `OrderListView`.
  var stem: String
  var view: SymbolID
  /// A view model, presenter or reducer; nil where screens have none.
  var driver: SymbolID?
  /// Other types of the screen, in file order.
  var others: [SymbolID] = []

  var all: [SymbolID] { [driver, view].compactMap { $0 } + others }

  /// The screens of a project that are complete: all with a driver, where most have one.
  static func all(in codebase: Codebase) -> [ScreenExample] {
    let types = codebase.symbols.ids.filter {
      codebase.symbols[$0].parent == nil && codebase.isProduction($0)
        && (codebase.layer(of: $0) == .presentation || codebase.roles.has($0, .view))
        && codebase.symbols[$0].kind != .typealias
    }
    var stems: [String: [SymbolID]] = [:]
    for id in types {
      guard let stem = stem(of: codebase.symbols[id].name) else { continue }
      stems[stem, default: []].append(id)
    }
    let drivers = Set(codebase.types(.viewModel) + codebase.types(.screenInteractor))
    let screens = stems.filter { !isPiece($0.key) }.compactMap { stem, ids -> ScreenExample? in
      let views = ids.filter {
        codebase.roles.has($0, .view) && !isPiece(codebase.symbols[$0].name)
      }
      guard
        let view = views.min(by: {
          (codebase.symbols[$0].name.count, $0) < (codebase.symbols[$1].name.count, $1)
        })
      else { return nil }
      let driver = ids.first {
        $0 != view && codebase.symbols[$0].kind.isConcreteType && codebase.symbols[$0].kind != .enum
          && (drivers.contains($0) || isDriver(codebase.symbols[$0].name))
      }
      return ScreenExample(
        stem: stem, view: view, driver: driver,
        others: ids.filter { $0 != view && $0 != driver && !codebase.roles.has($0, .view) })
    }.sorted { $0.stem < $1.stem }
    let driven = screens.filter { $0.driver != nil }
    return driven.isEmpty ? screens : driven
  }

  /// The one to follow: the asked one, or that of the most complete subject, or one of those that lie
  /// where most do.
  static func best(
    like: String?, _ conventions: Conventions, in codebase: Codebase
  ) throws(AddError) -> ScreenExample {
    let all = all(in: codebase)
    if let like {
      let names = all.map { one in [one.stem] + one.all.map { codebase.symbols[$0].name } }
      guard let found = names.firstIndex(where: { $0.contains(like) }) else {
        throw .noModel(like, similar: like.nearestFew(in: names.joined().map { $0 }, atMost: 3))
      }
      return all[found]
    }
    let parts = Set(conventions.model?.parts.map(\.type) ?? [])
    let known = all.first { one in one.all.contains { parts.contains(codebase.symbols[$0].name) } }
    let shapes = all.map { $0.all.count }
    let usual = shapes.ranked.first?.value
    guard let best = known ?? all.first(where: { $0.all.count == usual }) else {
      throw .nothingAlike(.screen)
    }
    return best
  }

  /// What a screen's type is about, without the part that it plays; nil for one that says only that.
  static func stem(of name: String) -> String? {
    guard var words = NamePattern(name)?.subject.writtenWords, !words.isEmpty else { return nil }
    while words.count > 1, let last = words.last, tails.contains(last.lowercased()),
      words.map({ $0.lowercased() }) != NamePattern.myPage
    {
      words.removeLast()
    }
    if words.count == 1, tails.contains(words[0].lowercased()) { return nil }
    return words.joined()
  }

  private static func isDriver(_ name: String) -> Bool {
    ["Presenter", "Reducer", "Reactor", "Store", "Feature", "VM"].contains(where: name.hasSuffix)
  }

  /// Whether a view is a piece of a screen.
  private static func isPiece(_ name: String) -> Bool {
    ["Cell", "Row", "Button", "Label", "Card", "Header", "Footer", "Item"]
      .contains(where: name.hasSuffix)
  }

  private static let tails: Set<String> = [
    "view", "model", "vm", "vc", "screen", "page", "scene", "presenter", "reducer", "reactor",
    "store", "feature", "builder", "factory", "state", "action", "actions", "event", "intent",
    "coordinator", "router", "wireframe", "configurator", "assembly", "module", "viewable",
    "delegate", "logic", "display", "presentation", "business", "worker", "models", "flow",
    "container", "input", "output", "navigator", "hosting", "controller", "interactor", "protocols",
  ]
}
