internal import StrataDomain

/// Which texts are not given to the parser, since they would take it too long or break it.
enum ParserLimits {
  /// Why a text is not parsed; nil if it is.
  static func fault(in bytes: [UInt8]) -> Phrase? {
    if LexerEffort.isTooMuch(for: bytes) { return isTooRepetitive }
    return NestingGuard.isTooDeep(bytes) ? Skip.isTooDeep : nil
  }

  private static let isTooRepetitive = Phrase(
    "it repeats '#', quotes or conflict markers too often to be parsed",
    zh: "其中的 '#'、引号或冲突标记重复过多，无法解析")
}
