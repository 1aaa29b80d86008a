internal import StrataCode
internal import StrataModel

/// Screens for each of which the same parts are written, whether it needs them or not.
package struct ScreenShells: Sendable, Equatable {
  /// The parts, as their types' names end: `Presenter`, `Interactor`, `Router`.
  package var parts: [String] = []
  /// What the screens are called, in file order.
  package var screens: [String] = []
  /// Those in which no part has more code lines than `fewestLines`.
  package var hollow: [String] = []

  /// A part of no more lines holds nothing worth a type.
  package static let fewestLines = 15
  /// Fewer screens are no habit, and fewer parts no shell.
  private static let fewest = 3

  package init() {}

  /// The shells of a code base: the commonest set of three parts or more, views and view models aside.
  init(_ codebase: Codebase) {
    var parts: [String: [String: Int]] = [:]
    var order: [String] = []
    for id in codebase.symbols.ids where codebase.symbols[id].kind.isConcreteType {
      guard codebase.symbols[id].parent == nil, codebase.isProduction(id),
        let part = Self.part(codebase.symbols[id].name)
      else { continue }
      let screen = String(codebase.symbols[id].name.dropLast(part.count))
      guard !screen.isEmpty else { continue }
      if parts[screen] == nil { order.append(screen) }
      parts[screen, default: [:]][part] = codebase.codeLines(ofType: id)
    }
    let sets = Dictionary(grouping: order) { Set(parts[$0]?.keys.map { $0 } ?? []) }
    let common = sets.filter { $0.key.count >= Self.fewest && $0.value.count >= Self.fewest }
      .max {
        ($0.value.count, $0.key.sorted().joined()) < ($1.value.count, $1.key.sorted().joined())
      }
    guard let common else { return }
    self.parts = Self.names.filter(common.key.contains)
    screens = common.value
    hollow = screens.filter { screen in
      parts[screen]?.values.allSatisfy { $0 <= Self.fewestLines } ?? false
    }
  }

  /// Whether every other screen has a shell around nothing.
  var areMostlyHollow: Bool { hollow.count * 2 >= screens.count && !hollow.isEmpty }

  private static func part(_ name: String) -> String? { names.first(where: name.hasSuffix) }

  private static let names = [
    "Presenter", "Interactor", "Router", "Wireframe", "Worker", "Builder", "Configurator",
    "Assembly", "Models",
  ]
}

extension Codebase {
  /// The code lines of a type with its extensions.
  fileprivate func codeLines(ofType id: SymbolID) -> Int {
    symbols.bodies[Int(id.index)].reduce(0) { sum, body in
      let facts = facts(body.file)
      let extent = declaration(body).extent
      let first = facts.lines.position(of: extent.start).line
      let last = facts.lines.position(of: extent.end).line
      return sum + facts.codeLines.count(in: first...max(first, last))
    }
  }
}
