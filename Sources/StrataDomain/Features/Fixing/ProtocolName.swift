internal import StrataCode
internal import StrataModel

/// How a project calls the protocol of a type.
struct ProtocolName {
  private let codebase: Codebase

  init(_ codebase: Codebase) { self.codebase = codebase }

  /// A name that nothing has yet, as protocols of the role are called; nil where all are taken.
  func name(for type: String, as role: Role) -> String? {
    guard let pattern = NamePattern(type) else { return nil }
    let part = Self.dropping(Self.marks, from: pattern.suffix)
    let base = pattern.subject + part
    let suffix = suffix(of: role)
    let wanted = suffix.isEmpty ? [base, base + "Protocol"] : [base + suffix]
    return wanted.first { codebase.symbols.topLevelTypes(named: $0).isEmpty && !$0.isEmpty }
  }

  /// What most protocols of the role end in, beside the role's own word; nothing where they are few.
  private func suffix(of role: Role) -> String {
    var counts: [String: Int] = [:]
    for id in codebase.types(role) where codebase.symbols[id].kind == .protocol {
      let name = codebase.symbols[id].name
      counts[Self.marks.first { name.hasSuffix($0) && name != $0 } ?? "", default: 0] += 1
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return most?.key ?? ""
  }

  private static func dropping(_ endings: [String], from name: String) -> String {
    endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// What names end in to say that they are promised or kept, and nothing of what they are about.
  private static let marks = [
    "Implementation", "Impl", "Imp", "Protocol", "Interface", "Contract", "Type",
  ]
}
