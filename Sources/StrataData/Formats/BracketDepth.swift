internal import StrataCode

/// How deep brackets nest in what is no Swift: property lists, Ruby and JSON.
enum BracketDepth {
  /// Those who read such texts call themselves for each level; people stay below 20.
  static let limit = 500

  /// Why a text is not read; nil if it is. Comments and texts count as the rest does: what stands in
  /// them is paired, too, or a little off.
  static func fault(in bytes: [UInt8]) -> Phrase? {
    var depth = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: continue
      }
      if depth > limit { return SkipReason.isTooDeep }
    }
    return nil
  }
}
