internal import StrataCode
internal import StrataModel

/// Code as it is written, cut out of the texts of some files.
struct CodeText {
  let codebase: Codebase
  /// By path from the root.
  let texts: [String: [UInt8]]

  /// Some bytes of a file; empty for what is not there.
  func text(_ bytes: Range<Int>, in file: Int) -> String {
    let all = texts[codebase.workspace.files[file].path] ?? []
    return bytes.upperBound <= all.count ? String(decoding: all[bytes], as: UTF8.self) : ""
  }

  /// A whole declaration, with attributes and body.
  func whole(_ place: DeclarationID) -> String {
    let extent = codebase.declaration(place).extent
    return text(Int(extent.start)..<Int(extent.end), in: place.file)
  }

  /// The files that declare what some types hold, take and return, and what these do in turn.
  static func files(around types: [SymbolID], in codebase: Codebase) -> Set<String> {
    var seen = Set(types)
    var next = types
    while let id = next.popLast(), seen.count < mostTypes {
      let places = codebase.members(of: id) + [codebase.symbols[id].place]
      for naming in places.flatMap({ codebase.namings(of: $0) })
      where seen.insert(naming.type).inserted { next.append(naming.type) }
    }
    let places = seen.flatMap { codebase.symbols.bodies[Int($0.index)] }
    return Set(places.map { codebase.workspace.files[$0.file].path })
  }

  private static let mostTypes = 200

  /// What stands in a declaration before its name.
  func beforeName(of place: DeclarationID) -> String {
    let declaration = codebase.declaration(place)
    return text(Int(declaration.extent.start)..<Int(declaration.span.start), in: place.file)
  }

  /// What stands in a declaration behind its name.
  func behindName(of place: DeclarationID) -> String {
    let declaration = codebase.declaration(place)
    let start = max(declaration.span.end, declaration.extent.start)
    return text(Int(start)..<Int(declaration.extent.end), in: place.file)
  }

  /// The lines that import, as they are written, with the module of each.
  func imports(of file: Int) -> [(module: String, line: String)] {
    let facts = codebase.facts(file)
    return facts.imports.map { one in
      let line = facts.lines.position(of: one.span.start).line
      let start = Int(facts.lines.starts[line - 1])
      let bytes = (texts[codebase.workspace.files[file].path] ?? []).dropFirst(start)
      let text = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      return (facts[one.module], text)
    }
  }
}
