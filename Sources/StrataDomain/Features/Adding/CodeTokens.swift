/// The words and marks of a Swift text, without comments and what literals say; what is computed inside
/// a literal is there, too.
struct CodeTokens {
  enum Kind { case word, number, mark, literal }

  struct Token {
    var kind: Kind
    var bytes: Range<Int>
  }

  let text: [UInt8]
  let all: [Token]
  /// By token: the bracket that closes or opens what it opens or closes; -1 for what is no bracket.
  private let partners: [Int]

  /// The tokens of a text; nil where brackets do not match, or where a slash may begin an expression
  /// of its own language.
  init?(_ text: [UInt8]) {
    var reader = CodeReader(text)
    guard reader.read(), let partners = Self.partners(of: reader.tokens, text) else { return nil }
    self.text = text
    all = reader.tokens
    self.partners = partners
  }

  /// What a token says; nothing where there is none.
  func word(_ index: Int) -> String {
    all.indices.contains(index) ? String(decoding: text[all[index].bytes], as: UTF8.self) : ""
  }

  /// Whether a token is this mark or word.
  func isAt(_ index: Int, _ words: String...) -> Bool { words.contains(word(index)) }

  /// The first token that does not begin before an offset.
  func index(from offset: Int) -> Int {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].bytes.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The other bracket of a pair; nil for what is no bracket.
  func partner(of index: Int) -> Int? {
    guard all.indices.contains(index), partners[index] >= 0 else { return nil }
    return partners[index]
  }

  /// The bracket that is open at a token; nil outside all.
  func opening(around index: Int) -> Int? {
    var index = index - 1
    while index >= 0 {
      if let partner = partner(of: index) {
        if partner > index { return index }
        index = partner
      }
      index -= 1
    }
    return nil
  }

  /// The positions of a name, with or without backticks.
  func positions(of name: String) -> [Int] {
    let plain = Array(name.utf8)
    let quoted = Array("`\(name)`".utf8)
    return all.indices.filter {
      all[$0].kind == .word
        && (text[all[$0].bytes].elementsEqual(plain) || text[all[$0].bytes].elementsEqual(quoted))
    }
  }

  /// What some tokens say, with one blank in place of each gap.
  func phrase(_ range: Range<Int>) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound, all[index - 1].bytes.upperBound < all[index].bytes.lowerBound,
        !isAt(index - 1, "("), !isAt(index, ")")
      {
        result += " "
      }
      result += word(index)
    }
    return result
  }

  private static func partners(of tokens: [Token], _ text: [UInt8]) -> [Int]? {
    var partners = Array(repeating: -1, count: tokens.count)
    var open: [(index: Int, closes: UInt8)] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      switch text[token.bytes.lowerBound] {
      case UInt8(ascii: "("): open.append((index, UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((index, UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((index, UInt8(ascii: "}")))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = open.popLast(), last.closes == text[token.bytes.lowerBound] else {
          return nil
        }
        partners[index] = last.index
        partners[last.index] = index
      default: break
      }
    }
    return open.isEmpty ? partners : nil
  }
}
