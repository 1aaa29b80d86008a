internal import StrataCode
internal import StrataModel

extension KeptFiles: Packed {
  static var blank: KeptFiles { KeptFiles(ships: [], previews: PreviewParts(), scopes: []) }

  mutating func pack(in packer: inout some Packing) {
    packer.bits(&ships)
    var (types, candidates) = (previews.types.sorted(), previews.candidates.sorted())
    var files = previews.files.sorted()
    packer.types(&types)
    packer.types(&candidates)
    packer.numbers(&files)
    packer.list(&scopes)
    guard packer.isReading else { return }
    previews = PreviewParts(types: Set(types), candidates: Set(candidates), files: Set(files))
  }
}

extension FileScope: Packed {
  static var blank: FileScope {
    FileScope(
      isProduction: false, isShipped: false, exempt: [], exemptNames: [], wiring: [], regions: [])
  }

  mutating func pack(in packer: inout some Packing) {
    var flags = [isProduction, isShipped]
    var (exempt, exemptNames, wiring) = (exempt, exemptNames, wiring)
    var regions = regions.map { PackedSpan(span: $0) }
    packer.bits(&flags)
    packer.bits(&exempt)
    packer.bits(&exemptNames)
    packer.bits(&wiring)
    packer.list(&regions)
    guard packer.isReading else { return }
    if flags.count == 2 {
      self = FileScope(
        isProduction: flags[0], isShipped: flags[1], exempt: exempt, exemptNames: exemptNames,
        wiring: wiring, regions: regions.map(\.span))
    } else {
      packer.isBroken = true
    }
  }
}

private struct PackedSpan: Packed {
  var span: Span

  static var blank: PackedSpan { PackedSpan(span: Span(start: 0, length: 0)) }

  mutating func pack(in packer: inout some Packing) { packer.span(&span) }
}

extension Packing {
  /// Many flags, of which most are off.
  fileprivate mutating func bits(_ flags: inout [Bool]) {
    var count = flags.count
    number(&count)
    var words: [UInt64] = []
    if !isReading {
      words = Array(repeating: 0, count: (count + 63) / 64)
      for (index, flag) in flags.enumerated() where flag {
        words[index >> 6] |= 1 << UInt64(index & 63)
      }
    }
    numbers(&words)
    guard isReading else { return }
    if words.count == (count + 63) / 64 {
      flags = (0..<count).map { words[$0 >> 6] & 1 << UInt64($0 & 63) != 0 }
    } else {
      isBroken = true
    }
  }

  /// Types by their numbers.
  fileprivate mutating func types(_ ids: inout [SymbolID]) {
    var indices = ids.map { Int($0.index) }
    numbers(&indices)
    guard isReading else { return }
    ids = indices.map { SymbolID($0) }
  }
}
