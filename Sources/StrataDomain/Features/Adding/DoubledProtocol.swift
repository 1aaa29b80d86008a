internal import StrataCode
internal import StrataModel

/// A protocol with all that a double of it needs.
struct DoubledProtocol {
  /// Who may call a double at a time.
  enum Isolation: Equatable {
    /// Nobody says.
    case none
    case mainActor
    case actor
    /// Anybody at any time.
    case sendable
  }

  let id: SymbolID
  let name: String
  let requirements: [Requirement]
  let isolation: Isolation

  /// The protocols whose members are asked for, itself first.
  static func family(of id: SymbolID, in codebase: Codebase) -> [SymbolID] {
    [id]
      + codebase.symbols.allSupertypes(of: id).filter { codebase.symbols[$0].kind == .protocol }
  }

  /// What a protocol asks for; the obstacle names the member that nothing can be written for.
  init(_ id: SymbolID, in code: CodeText) throws(AddError) {
    let codebase = code.codebase
    self.id = id
    name = codebase.symbols[id].name
    var found: [Requirement] = []
    let family = Self.family(of: id, in: codebase)
    let foreign = Set(family.flatMap { codebase.symbols.externalSupertypes[Int($0.index)] })
    if let other = foreign.subtracting(Self.harmless).sorted().first {
      throw .noDouble(name, member: nil, .foreign(other))
    }
    for type in family {
      let body = codebase.symbols[type].place
      let conditions = codebase.facts(body.file).regions.filter {
        codebase.declaration(body).extent.contains($0.span.start)
      }
      if !conditions.isEmpty { throw .noDouble(name, member: nil, .optional) }
      for member in codebase.members(of: type)
      where codebase.declaration(member).parent == body.declaration && member.file == body.file
        && codebase.declaration(member).kind != .typealias
      {
        do throws(DoubleObstacle) {
          let one = try Requirement(member, in: code)
          if !found.contains(one) { found.append(one) }
        } catch { throw .noDouble(name, member: codebase.name(member), error) }
      }
    }
    guard let keyed = Self.keyed(found) else { throw .noDouble(name, member: nil, .overload) }
    requirements = keyed
    let attributes = family.flatMap { codebase.attributes(before: codebase.symbols[$0].place) }
    let marks = keyed.count(where: \.isOnMainActor)
    if attributes.contains("MainActor") || marks == keyed.count && marks > 0 {
      isolation = .mainActor
    } else if marks > 0 || attributes.contains(where: { $0.hasSuffix("Actor") }) {
      throw .noDouble(name, member: nil, .isolation)
    } else if foreign.contains("Actor") {
      isolation = .actor
    } else {
      isolation = foreign.contains("Sendable") ? .sendable : .none
    }
  }

  /// With keys that tell them apart: by their name, or by that and their labels.
  private static func keyed(_ found: [Requirement]) -> [Requirement]? {
    let counts = Dictionary(found.map { ($0.name, 1) }, uniquingKeysWith: +)
    let all = found.map { one -> Requirement in
      guard counts[one.name] != 1 else { return one }
      var one = one
      one.key += one.parameters.map { parameter in
        let word = parameter.label == "_" ? parameter.name : parameter.label
        return word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      return one
    }
    return Set(all.map(\.key)).count == all.count ? all : nil
  }

  private static let harmless: Set<String> = ["Sendable", "AnyObject", "Actor", "class"]
}

extension Codebase {
  /// The attributes of a declaration itself, and of no type or closure in it.
  func attributes(before place: DeclarationID) -> [String] {
    let facts = facts(place.file)
    return facts.attributes.filter {
      $0.owner == place.declaration && $0.span.start < declaration(place).span.start
    }.map { facts[$0.name] }
  }
}
