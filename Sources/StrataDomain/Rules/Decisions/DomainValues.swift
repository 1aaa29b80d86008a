internal import StrataCode
internal import StrataModel

/// What entities are called and made of, to tell a test of one from a test of the transport.
struct DomainValues: Equatable {
  let entities: Set<SymbolID>
  /// By property, as `have` compares them: the modules, file by file, in which an entity has it.
  private let homes: [String: Set<[Int]>]
  /// The properties that entities work out themselves.
  private let worked: Set<String>

  init(_ codebase: Codebase) {
    entities = Set(codebase.types(.entity))
    var homes: [String: Set<[Int]>] = [:]
    var worked: Set<String> = []
    for place in entities.flatMap({ codebase.members(of: $0) })
    where codebase.declaration(place).kind == .property
      && !codebase.declaration(place).modifiers.contains(.isStatic)
    {
      let name = Self.plain(codebase.name(place))
      guard !Self.ofTransport.contains(name) || codebase.isOwnChoice(place) else { continue }
      homes[name, default: []].insert(codebase.workspace.files[place.file].modules)
      if codebase.declaration(place).modifiers.contains(.isComputed) { worked.insert(name) }
    }
    self.homes = homes
    self.worked = worked
  }

  /// Whether an entity that a file sees has a property of this name, written in camel case or as a
  /// server would; what no manifest places is seen from everywhere.
  func have(_ property: some StringProtocol, seenFrom file: Int, in codebase: Codebase) -> Bool {
    guard let homes = homes[Self.plain(property)] else { return false }
    let seen = codebase.symbols.modules.views[file].loaded
    return homes.contains { $0.isEmpty || $0.contains(where: seen.contains) }
  }

  /// Whether a path, its root aside, leads to what an entity has, and ends in nothing of the transport:
  /// `status.isActive`, `name.count`.
  func lie(on path: some Collection<String>, seenFrom file: Int, in codebase: Codebase) -> Bool {
    var path = Array(path)
    if let last = path.last, path.count > 1, ["count", "isempty"].contains(Self.plain(last)) {
      path.removeLast()
    }
    guard let last = path.last else { return false }
    if have(last, seenFrom: file, in: codebase) { return true }
    return !Self.ofTransport.contains(Self.plain(last))
      && path.contains { have($0, seenFrom: file, in: codebase) }
  }

  /// Whether a choice takes an entity's own answer as it is: `filter { $0.isOverdue }`, where `isOverdue`
  /// is worked out there.
  func isAnswer(_ path: Name, of shape: BodyShape, in facts: FileFacts) -> Bool {
    guard let last = facts[path].split(separator: ".").last, worked.contains(Self.plain(last))
    else {
      return false
    }
    return isFlag(shape, in: facts)
  }

  /// Whether a choice hangs on a property that is true or false by itself, and on no comparison.
  func isFlag(_ shape: BodyShape, in facts: FileFacts) -> Bool {
    !facts.shapes.contains {
      if case .comparesLiteral = $0.form { $0.span == shape.span } else { false }
    }
  }

  private static func plain(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != "_" }
  }

  /// Properties that say how the fetching went, or which part of a list it was.
  private static let ofTransport: Set<String> = [
    "statuscode", "code", "status", "iscancelled", "isexpired", "expiry", "expiresat", "timestamp",
    "createdat", "updatedat", "page", "offset", "limit", "nextpage", "totalpages", "hasmore",
    "count", "isempty", "retries", "attempts", "key", "type", "changetype", "isdeleted", "deleted",
  ]
}

extension Codebase {
  /// Whether an entity's property is one of its own cases: `status` of `enum Status` in Domain.
  fileprivate func isOwnChoice(_ place: DeclarationID) -> Bool {
    namings(of: place, as: [.property]).contains {
      symbols[$0.type].kind == .enum && layer(of: $0.type) == .domain
    }
  }
}

extension DomainValues: Digestible {
  func add(to digest: inout ItemDigest) {
    entities.add(to: &digest)
    homes.add(to: &digest)
    worked.add(to: &digest)
  }
}
