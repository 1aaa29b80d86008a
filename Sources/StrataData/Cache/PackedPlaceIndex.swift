internal import StrataFeatures
internal import StrataModel
internal import StrataCode

extension PlaceIndex: Packed {
  static var blank: PlaceIndex {
    PlaceIndex(profile: .standard, ring: OuterRing(preferred: .data, isData: false))
  }

  mutating func pack(in packer: inout some Packing) {
    profile.pack(in: &packer)
    packer.flag(&hasDomain)
    var preferred = ring.preferred
    var isData = ring.isData
    packer.word(&preferred)
    packer.flag(&isData)
    ring = OuterRing(preferred: preferred, isData: isData)
    packer.text(&root)
    packer.list(&modules)
    packer.list(&kinships)
    packer.list(&files)
    packer.list(&types)
    packer.list(&unknown)
    packer.list(&warnings)
    if packer.isReading, !isSound { packer.isBroken = true }
  }
}

extension Similarity: Packed {
  static var blank: Similarity { Similarity(kind: .called, word: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.word(&kind)
    packer.text(&word)
  }
}

extension PlaceIndex.File: Packed {
  static var blank: PlaceIndex.File { PlaceIndex.File(path: "") }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&path)
    packer.word(&layer)
    packer.share(&confidence)
    packer.share(&ringConfidence)
    packer.word(&declared)
    packer.flag(&ships)
    packer.flag(&isProduction)
    packer.numbers(&modules)
    packer.numbers(&kinships)
    var (first, count) = (types.lowerBound, types.count)
    packer.number(&first)
    packer.number(&count)
    types = first..<(first + count)
  }
}

extension PlaceIndex.TypeEntry: Packed {
  static var blank: PlaceIndex.TypeEntry { PlaceIndex.TypeEntry(name: "", kind: .struct, file: 0) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&name)
    packer.choice(&kind)
    packer.number(&file)
    var bits = UInt32(0)
    for role in roles.sorted() { bits |= 1 << UInt32(role.slot) }
    packer.number(&bits)
    if packer.isReading {
      roles = Roles(Role.allCases.filter { bits & (1 << UInt32($0.slot)) != 0 })
    }
    packer.numbers(&parents)
    packer.numbers(&namers)
  }
}

extension PlaceIndex.UnknownName: Packed {
  static var blank: PlaceIndex.UnknownName { PlaceIndex.UnknownName(name: "", files: []) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&name)
    packer.numbers(&files)
  }
}

extension PlaceIndex {
  /// Whether every number in it leads somewhere, and what is listed once is.
  private var isSound: Bool {
    let own = files.indices
    guard Set(kinships).count == kinships.count else { return false }
    return files.allSatisfy { file in
      file.types.upperBound <= types.count
        && file.modules.allSatisfy(modules.indices.contains)
        && file.kinships.allSatisfy(kinships.indices.contains)
    }
      && types.allSatisfy { type in
        own.contains(type.file) && type.parents.allSatisfy(types.indices.contains)
          && type.namers.allSatisfy(own.contains)
      } && unknown.allSatisfy { $0.files.allSatisfy(own.contains) }
  }
}
