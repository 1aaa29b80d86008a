internal import StrataCode

/// What type names mean by the compiler's own index; what it did not build is resolved otherwise.
struct CompilerNames: NameResolving {
  private let index: CompilerIndex
  private let workspace: Workspace
  private let declared: [DeclaredName: SymbolID]
  private let fallback: SourceNames

  /// Names as an index has them, for the files and names that it knows.
  init(
    _ index: CompilerIndex, _ workspace: Workspace, _ table: SymbolTable,
    otherwise fallback: SourceNames
  ) {
    self.index = index
    self.workspace = workspace
    self.fallback = fallback
    declared = table.byDeclaredName(in: workspace)
  }

  func targets(of file: Int) -> [Target] {
    guard let names = index.files[file] else { return fallback.targets(of: file) }
    let meanings = Dictionary(names.map { ($0.offset, $0.meaning) }) { first, _ in first }
    let facts = workspace.files[file].facts
    let known = facts.references.map { target(of: $0, in: facts, meanings) }
    guard known.contains(nil) else { return known.compactMap { $0 } }
    return zip(known, fallback.targets(of: file)).map { $0 ?? $1 }
  }

  /// The last part of a path that is a type; nil if the compiler did not build the place.
  private func target(
    of reference: TypeReference, in facts: FileFacts, _ meanings: [UInt32: IndexedName.Meaning]
  ) -> Target? {
    var isKnown = false
    for part in facts.parts(of: reference).reversed() {
      switch meanings[part.offset] {
      case .type(let file, let offset):
        return declared[DeclaredName(file: file, offset: offset)].map { .symbol($0) } ?? .external
      case .externalType: return .external
      case .parameter: return .parameter
      case .value: isKnown = true
      case .madeUp: return nil
      case nil: break
      }
    }
    return isKnown ? .external : nil
  }
}

/// Where the name of a declaration begins.
struct DeclaredName: Hashable {
  var file: Int
  var offset: UInt32
}

extension SymbolTable {
  /// Every type by the place of its name.
  func byDeclaredName(in workspace: Workspace) -> [DeclaredName: SymbolID] {
    var found: [DeclaredName: SymbolID] = [:]
    for id in ids {
      let place = self[id].place
      let span = workspace.files[place.file].facts[place.declaration].span
      found[DeclaredName(file: place.file, offset: span.start)] = id
    }
    return found
  }
}

extension FileFacts {
  /// The parts of a dotted path whose places are known: the first and the last, and those between
  /// if nothing but dots stands between them.
  func parts(of reference: TypeReference) -> [(path: String, offset: UInt32)] {
    let path = self[reference.name]
    // Longer paths are not written by people.
    guard path.utf8.count <= 1000 else { return [] }
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: ".") } + [path.endIndex]
    let isPlain = path.utf8.count == reference.span.length
    var parts: [(path: String, offset: UInt32)] = []
    var start = path.startIndex
    for (index, end) in ends.enumerated() {
      let before = path.utf8.distance(from: path.startIndex, to: start)
      let length = path.utf8.distance(from: start, to: end)
      let prefix = String(path[..<end])
      if index == 0 || isPlain {
        parts.append((prefix, reference.span.start + UInt32(before)))
      } else if index == ends.count - 1 {
        parts.append((prefix, reference.span.end - UInt32(length)))
      }
      if end < path.endIndex { start = path.utf8.index(after: end) }
    }
    return parts
  }
}
