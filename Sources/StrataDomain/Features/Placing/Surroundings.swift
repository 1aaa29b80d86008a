internal import StrataCode
internal import StrataModel

/// The files of a code base that have to do with a text: those whose types it names, and those that
/// name its own.
struct Surroundings: Sendable {
  let index: PlaceIndex
  /// The files that name its types, sorted.
  let namers: [Int]
  /// The files to be read to judge it, sorted; the text's own file is none of them.
  let files: [Int]

  /// The surroundings of a text in the code base of an index.
  init(of text: JudgedText, in index: PlaceIndex) {
    self.index = index
    let own = text.file
    let namers = Self.namers(of: text, in: index)
    self.namers = namers
    var found = Set(namers.prefix(Self.mostNamers))
    var next = Self.named(by: text, in: index)
    var seen = Set(next)
    // Who names a type, and what it inherits, tells its part.
    while let type = next.popLast() {
      found.insert(index.types[type].file)
      for parent in index.types[type].parents where seen.insert(parent).inserted {
        next.append(parent)
      }
    }
    found.formUnion(Self.containers(in: index))
    if let own { found.remove(own) }
    files = found.sorted()
  }

  private static let mostNamers = 40
  private static let mostContainers = 8

  private static func namers(of text: JudgedText, in index: PlaceIndex) -> [Int] {
    var found: Set<Int> = []
    let names = Set(text.typeNames)
    if let own = text.file {
      for type in index.types[index.files[own].types] where names.contains(type.name) {
        found.formUnion(type.namers)
      }
    }
    for name in Set(text.outerTypes) { found.formUnion(index.strangers(named: name)) }
    if let own = text.file { found.remove(own) }
    return found.sorted()
  }

  /// The types whose names a text writes, whether it sees them or not.
  private static func named(by text: JudgedText, in index: PlaceIndex) -> [Int] {
    var words: Set<Substring> = []
    for reference in text.facts.references {
      words.formUnion(text.facts[reference.name].split(separator: "."))
    }
    return index.types.indices.filter { position in
      let type = index.types[position]
      return type.file != text.file && words.contains(type.lastName)
        && (type.isOuter || words.contains { type.name.hasPrefix($0 + ".") })
    }
  }

  /// Where things are put together, which advice speaks of.
  private static func containers(in index: PlaceIndex) -> Set<Int> {
    var found: Set<Int> = []
    for type in index.types where type.roles.contains(.container) {
      guard index.files[type.file].isProduction else { continue }
      found.insert(type.file)
      if found.count == mostContainers { break }
    }
    return found
  }
}

extension PlaceIndex {
  /// The files that write a name which nobody declares.
  func strangers(named name: String) -> [Int] {
    var low = 0
    var high = unknown.count
    while low < high {
      let middle = (low + high) / 2
      if unknown[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low < unknown.count && unknown[low].name == name ? unknown[low].files : []
  }
}
