internal import StrataCode
internal import StrataModel

/// An initializer that is to take one more argument, or to lose a default.
struct OpenInitializer {
  let place: DeclarationID
  let parameters: [Parameter]
  private let facts: FileFacts

  /// An initializer at a place.
  init(_ place: DeclarationID, in codebase: Codebase) {
    self.place = place
    facts = codebase.facts(place.file)
    parameters = facts.parameters.filter { $0.owner == place.declaration }
      .sorted { $0.span.start < $1.span.start }
  }

  /// Where a new parameter goes: before what may be left out, and before a closure that may trail.
  func position(in tokens: CodeTokens) -> Int {
    if let first = parameters.firstIndex(where: { $0.defaultValue != nil }) { return first }
    guard let last = parameters.last else { return 0 }
    let range = tokens.index(from: Int(last.span.start))..<tokens.index(from: Int(last.span.end))
    return range.contains { tokens.isAt($0, "->") } ? parameters.count - 1 : parameters.count
  }

  /// By argument of a call: the parameter that takes it; nil where the call is for another one.
  func matches(_ call: CodeCall) -> [Int]? {
    var taken: [Int] = []
    var next = 0
    for label in call.labels {
      while next < parameters.count, facts[parameters[next].label] != label {
        guard parameters[next].defaultValue != nil else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      taken.append(next)
      next += 1
    }
    let rest = parameters[next...]
    let open = rest.count { $0.defaultValue == nil }
    return open <= (call.hasTrailingClosure ? 1 : 0) ? taken : nil
  }
}

extension Codebase {
  /// Whether how a type is made is all in its own text: nothing above or below it has a say, and no
  /// macro, archive or decoder makes it.
  func isMadeByItsOwnInitializers(_ id: SymbolID) -> Bool {
    let symbol = symbols[id]
    let place = symbol.place
    guard [.class, .struct, .actor].contains(symbol.kind), symbol.parent == nil,
      Set(attributes(of: place)).isSubset(of: ["MainActor", "Observable"]),
      !isGeneric(place),
      !symbols.supertypes.contains(where: { $0.contains(id) && symbol.kind == .class })
    else { return false }
    let above = symbols.allSupertypes(of: id)
    guard above.allSatisfy({ symbols[$0].kind == .protocol && initializers(of: $0).isEmpty }) else {
      return false
    }
    let outer = ([id] + above).flatMap { symbols.externalSupertypes[Int($0.index)] }
    let coded: Set = ["Codable", "Decodable", "NSCoding", "NSSecureCoding", "RawRepresentable"]
    if symbol.kind != .class { return Set(outer).isDisjoint(with: coded) }
    return outer.allSatisfy {
      !coded.contains($0) && (KnownConformances.language.contains($0) || $0 == "ObservableObject")
    }
  }
}
