internal import StrataCode
internal import StrataModel

/// What a file's bodies do with errors, by declaration.
struct ErrorShapes {
  /// By declaration: what it throws, tries, fails with and hands on, in source order.
  let byOwner: [DeclarationIndex: [BodyShape]]
  /// Where errors end: bodies of `do` with a `catch`, chains that map.
  private let ends: [Span]

  init(_ facts: FileFacts) {
    var byOwner: [DeclarationIndex: [BodyShape]] = [:]
    var ends: [Span] = []
    for shape in facts.shapes {
      switch shape.form {
      case .throwsType, .tries, .fails, .leaksError: byOwner[shape.owner, default: []].append(shape)
      case .catches(rethrows: false): ends.append(shape.span)
      case .mapsErrors: ends.append(shape.extent)
      default: break
      }
    }
    self.byOwner = byOwner
    self.ends = ends
  }

  /// The functions of a file that try what they are given, where errors end: `do { try work() }
  /// catch { throw … }`, with `work` a parameter.
  static func mappers(in facts: FileFacts) -> [String] {
    let ends = facts.shapes.filter { $0.form == .catches(rethrows: false) }
    if ends.isEmpty { return [] }
    return facts.shapes.compactMap { shape in
      guard case .tries(let path) = shape.form, shape.owner >= 0,
        ends.contains(where: { $0.owner == shape.owner && $0.span.contains(shape.span.start) }),
        facts.parameters.contains(where: { $0.owner == shape.owner && $0.name == path })
      else { return nil }
      return facts[facts.declarations[Int(shape.owner)].name]
    }
  }

  /// Whether an error that comes up at a span ends in the same body.
  func isHandled(_ span: Span) -> Bool { ends.contains { $0.contains(span.start) } }

  /// Whether a declaration ends errors itself.
  func handles(in extent: Span) -> Bool { ends.contains { extent.contains($0.start) } }
}

/// An error that leaves a body: which, and where.
struct EscapingError: Hashable {
  /// The project's type, or nil for one of the system.
  var type: SymbolID?
  var name: String
  var span: Span
  var confidence: Double
  /// It comes out of a call of the system, or of a mapper, of which the schools think differently.
  var isMild = false
}
