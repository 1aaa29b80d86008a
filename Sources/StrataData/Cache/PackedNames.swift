internal import StrataModel

extension ReferenceMap: Packed {
  static var blank: ReferenceMap { ReferenceMap([]) }

  mutating func pack(in packer: inout some Packing) {
    var files = targets.map { PackedTargets(targets: $0) }
    packer.list(&files)
    guard packer.isReading else { return }
    self = ReferenceMap(files.map(\.targets))
  }
}

/// What the names of a file mean: most are from elsewhere, and stand in a row with others.
private struct PackedTargets: Packed {
  var targets: [Target]

  static var blank: PackedTargets { PackedTargets(targets: []) }

  mutating func pack(in packer: inout some Packing) {
    var codes = packer.isReading ? [] : Self.codes(of: targets)
    packer.numbers(&codes)
    guard packer.isReading else { return }
    if let targets = Self.targets(of: codes) {
      self.targets = targets
    } else {
      packer.isBroken = true
    }
  }

  /// Odd: a type by its number. Even: so many from elsewhere, or one of the marks.
  private static func codes(of targets: [Target]) -> [UInt64] {
    var codes: [UInt64] = []
    var external: UInt64 = 0
    func code(_ id: SymbolID) -> UInt64 { UInt64(UInt32(bitPattern: id.index)) << 1 | 1 }
    func endRow() {
      if external > 0 { codes.append((external + lastMark) << 1) }
      external = 0
    }
    for target in targets {
      if case .external = target {
        external += 1
        if external == longestRow { endRow() }
        continue
      }
      endRow()
      switch target {
      case .external: break
      case .parameter: codes.append(parameter << 1)
      case .symbol(let id): codes.append(code(id))
      case .ambiguous(let several):
        codes += [ambiguous << 1, UInt64(several.count)] + several.map(code)
      }
    }
    endRow()
    return codes
  }

  private static let parameter: UInt64 = 0
  private static let ambiguous: UInt64 = 1
  private static let lastMark: UInt64 = 1

  /// Nil for what is no code.
  private static func targets(of codes: [UInt64]) -> [Target]? {
    var targets: [Target] = []
    targets.reserveCapacity(codes.count * 2)
    func type(_ code: UInt64) -> SymbolID? {
      code & 1 == 1 && code >> 1 <= UInt64(Int32.max) ? SymbolID(Int(code >> 1)) : nil
    }
    var next = 0
    while next < codes.count {
      let code = codes[next]
      next += 1
      if let id = type(code) { targets.append(.symbol(id)); continue }
      switch code >> 1 {
      case _ where code & 1 == 1: return nil
      case parameter: targets.append(.parameter)
      case ambiguous:
        guard next < codes.count, codes[next] < UInt64(codes.count - next) else { return nil }
        let end = next + 1 + Int(codes[next])
        let several = codes[(next + 1)..<end].compactMap(type)
        guard several.count == end - next - 1 else { return nil }
        targets.append(.ambiguous(several))
        next = end
      case let row:
        guard row - lastMark <= longestRow else { return nil }
        for _ in 0..<(row - lastMark) { targets.append(.external) }
      }
    }
    return targets
  }

  /// Lest a few forged bytes become many names.
  private static let longestRow: UInt64 = 16
}
