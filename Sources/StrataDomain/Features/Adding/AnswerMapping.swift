internal import StrataCode
internal import StrataModel

/// How the project makes an entity of what a data source answers.
struct AnswerMapping {
  let code: CodeText

  private var codebase: Codebase { code.codebase }

  /// What is written around a call that answers one type to get another; nil where the project has
  /// nothing for it.
  func expression(_ call: String, from source: String, to wanted: String) -> String? {
    if source == wanted { return call }
    let isList = source.hasPrefix("[") && wanted.hasPrefix("[")
    let inner = { (type: String) in isList ? String(type.dropFirst().dropLast()) : type }
    guard let form = form(from: inner(source), to: inner(wanted)) else { return nil }
    if !isList { return form.written(call) }
    return "\(call).map { \(form.isThrowing ? "try " : "")\(form.written("$0")) }"
  }

  /// A member that makes one of the other: `dto.toDomain()`, `Mapper.map(dto)`, `Order(dto)`.
  private struct Form {
    var before = ""
    var behind = ""
    var isThrowing: Bool

    func written(_ value: String) -> String { before + value + behind }
  }

  private func form(from source: String, to wanted: String) -> Form? {
    guard let from = type(source), let to = type(wanted) else { return nil }
    for member in codebase.members(of: from) {
      let declaration = codebase.declaration(member)
      let isMade = codebase.namings(of: member, as: [.return, .property]).contains { $0.type == to }
      let isOwn = declaration.kind == .function && parameters(member).isEmpty
      guard isMade, declaration.access > .fileprivate, !declaration.modifiers.contains(.isStatic),
        isOwn || declaration.modifiers.contains(.isComputed)
      else { continue }
      return Form(
        behind: ".\(codebase.name(member))" + (isOwn ? "()" : ""),
        isThrowing: declaration.modifiers.contains(.isThrowing))
    }
    for member in codebase.types(.mapper).flatMap(codebase.methods) {
      let declaration = codebase.declaration(member)
      guard declaration.modifiers.contains(.isStatic), parameters(member).count == 1,
        codebase.namings(of: member, as: [.return]).map(\.type) == [to],
        codebase.namings(of: member, as: [.parameter]).map(\.type) == [from],
        let owner = codebase.symbols.subject(
          of: DeclarationID(file: member.file, declaration: declaration.parent))
      else { continue }
      let label = parameters(member)[0]
      return Form(
        before: "\(codebase.symbols[owner].name).\(codebase.name(member))("
          + (label == "_" ? "" : "\(label): "),
        behind: ")", isThrowing: declaration.modifiers.contains(.isThrowing))
    }
    return nil
  }

  private func parameters(_ member: DeclarationID) -> [String] {
    let facts = codebase.facts(member.file)
    return facts.parameters.filter { $0.owner == member.declaration }.map { facts[$0.label] }
  }

  private func type(_ name: String) -> SymbolID? {
    let types = codebase.symbols.topLevelTypes(named: name)
    return types.count == 1 ? types[0] : nil
  }
}
