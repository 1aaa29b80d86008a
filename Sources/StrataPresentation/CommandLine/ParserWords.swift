package import StrataCode

/// What the parser of arguments, which knows English alone, says by itself.
package enum ParserWords {
  /// What is said in English and in Chinese: `{}` holds what changes, `{,}` a list, in the same order.
  ///
  /// The first that fits counts, so that what begins or ends with anything comes last.
  private static let sentences: [(english: String, chinese: String)] = [
    ("ARGUMENTS:", "参数："),
    ("OPTIONS:", "选项："),
    ("SUBCOMMANDS:", "子命令："),
    ("Show the version.", "显示版本。"),
    ("Show help information.", "显示帮助。"),
    ("See '{}' for detailed help.", "用 '{}' 查看子命令的帮助。"),
    ("See '{}' for more information.", "用 '{}' 查看用法。"),
    (
      "Unknown option '{}'. Did you mean '{}'?\n   or: Missing value for '{}' in '{}'",
      "没有选项 '{}'，是不是想写 '{}'？或者 '{}' 在 '{}' 中缺少值"
    ),
    (
      "Unknown option '{}'\n   or: Missing value for '{}' in '{}'",
      "没有选项 '{}'；或者 '{}' 在 '{}' 中缺少值"
    ),
    ("Unknown option '{}'. Did you mean '{}'?", "没有选项 '{}'；是不是想写 '{}'？"),
    ("Unknown option '{}'", "没有选项 '{}'"),
    ("Missing value for '{}'", "'{}' 缺少值"),
    (
      "The option '{}' does not take any value, but '{}' was specified.",
      "选项 '{}' 不带值，却写了 '{}'"
    ),
    ("Unexpected argument '{}'", "多余的参数 '{}'"),
    ("{} unexpected arguments: '{,}'", "{} 个多余的参数：'{,}'"),
    ("Missing expected argument '{}'", "缺少参数 '{}'"),
    ("Missing one of: '{,}'", "缺少其中之一：'{,}'"),
    (
      "The value '{}' is invalid for '{}'. Please provide one of the following:\n{,}",
      "'{}' 不能作为 '{}' 的值；可选值为 {,}"
    ),
    (
      "The value '{}' is invalid for '{}'. Please provide one of {,}.",
      "'{}' 不能作为 '{}' 的值；可选值为 {,}"
    ),
    ("The value '{}' is invalid for '{}': {}", "'{}' 不能作为 '{}' 的值：{}"),
    ("The value '{}' is invalid for '{}'", "'{}' 不能作为 '{}' 的值"),
    (
      "Value to be set with flag {} had already been set with flag {}",
      "选项 {} 要设置的值已由选项 {} 设置"
    ),
    (
      "Can't generate completion scripts for '{}'.\n"
        + "Please use --generate-completion-script=<shell> with one of:\n{,}",
      "无法为 '{}' 生成补全脚本；请用 --generate-completion-script=<shell>，可选值为 {,}"
    ),
    (
      "Can't autodetect a supported shell.\n"
        + "Please use --generate-completion-script=<shell> with one of:\n{,}",
      "无法识别所用的 shell；请用 --generate-completion-script=<shell>，可选值为 {,}"
    ),
    ("Invalid option: {}", "无效的选项：{}"),
    ("Missing required subcommand.", "缺少子命令"),
    ("OVERVIEW: {}", "概述：{}"),
    ("USAGE: {}", "用法：{}"),
    ("{} (default)", "{}（默认）"),
    ("{} (values: {,}; default: {})", "{}（可选值：{,}；默认：{}）"),
    ("{} (values: {,})", "{}（可选值：{,}）"),
    ("{} (default: {})", "{}（默认：{}）"),
  ]

  /// The sentence in a language, or as it is if the parser never says it.
  package static func text(_ sentence: String, in language: Language) -> String {
    switch language {
    case .english: sentence
    case .chinese: chinese(sentence) ?? sentence
    }
  }

  private static func chinese(_ sentence: String) -> String? {
    for (english, chinese) in sentences {
      guard let values = values(in: sentence, of: pieces(of: english)) else { continue }
      return zip(pieces(of: chinese), values + [""]).map { $0.text + $1 }.joined()
    }
    return nil
  }

  /// A fixed part of a sentence, and what follows it.
  private struct Piece {
    var text: Substring
    var isBeforeList = false
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = pattern[...]
    while let hole = rest.firstRange(of: "{") {
      let isList = rest[hole.upperBound...].first == ","
      pieces.append(Piece(text: rest[..<hole.lowerBound], isBeforeList: isList))
      rest = rest[hole.upperBound...].dropFirst(isList ? 2 : 1)
    }
    return pieces + [Piece(text: rest)]
  }

  /// What stands between the pieces of a sentence; nil if they are not those of this one.
  private static func values(in text: String, of pieces: [Piece]) -> [String]? {
    guard let first = pieces.first, text.hasPrefix(first.text) else { return nil }
    var rest = text.dropFirst(first.text.count)
    if pieces.count == 1 { return rest.isEmpty ? [] : nil }
    var values: [String] = []
    for (piece, next) in zip(pieces, pieces.dropFirst().dropLast()) {
      guard let end = rest.firstRange(of: next.text) else { return nil }
      values.append(value(rest[..<end.lowerBound], of: piece))
      rest = rest[end.upperBound...]
    }
    guard let last = pieces.last, rest.hasSuffix(last.text) else { return nil }
    let final = rest.dropLast(last.text.count)
    return values + [value(final, of: pieces[pieces.count - 2])]
  }

  /// What stands behind a piece, a list of it as Chinese writes lists.
  private static func value(_ text: Substring, of piece: Piece) -> String {
    guard piece.isBeforeList else { return String(text) }
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "-" } }
    return [(", ", "、"), (" or ", " 或 "), (" and ", " 或 ")]
      .reduce(lines.joined(separator: "、")) { $0.replacing($1.0, with: $1.1) }
  }
}
