internal import StrataCode

/// Which texts are not given to the parser, since they would take it too long or break it.
enum ParserLimits {
  /// Why a text is not parsed; nil if it is.
  static func fault(in bytes: [UInt8]) -> Phrase? {
    if LexerEffort.isTooMuch(for: bytes) { return isTooRepetitive }
    switch NestingGuard.verdict(on: bytes) {
    case .fine: return nil
    case .tooDeep: return SkipReason.isTooDeep
    case .tooLong: return isTooLong(bytes.count)
    }
  }

  private static func isTooLong(_ count: Int) -> Phrase {
    let size = "\(Double(count / 100_000) / 10) MB"
    return Phrase(
      "its \(size) hold more than \(NestingGuard.tokenLimit) words and signs, the most that are parsed",
      zh: "它的 \(size) 内容超过 \(NestingGuard.tokenLimit) 个词与符号，即解析的上限")
  }

  private static let isTooRepetitive = Phrase(
    "it repeats '#', quotes or conflict markers too often to be parsed",
    zh: "其中的 '#'、引号或冲突标记重复过多，无法解析")
}
