@_spi(RawSyntax) internal import SwiftSyntax
internal import StrataDomain

/// Gives each name of a file its index once.
struct NameInterner {
  private(set) var names: [String] = []
  private var tokens: [SyntaxText: Int] = [:]
  private var strings: [String: Int] = [:]

  /// The name of a token's text; the text stays readable as long as the tree lives.
  mutating func name(_ text: SyntaxText) -> Name {
    if let index = tokens[text] { return Name(index) }
    let name = self.name(String(syntaxText: text))
    tokens[text] = Int(name.index)
    return name
  }

  /// The name of a composed text.
  mutating func name(_ string: String) -> Name {
    if let index = strings[string] { return Name(index) }
    strings[string] = names.count
    names.append(string)
    return Name(names.count - 1)
  }

  /// The name of a dotted path.
  mutating func name(_ path: [SyntaxText]) -> Name {
    if path.count == 1 { return name(path[0]) }
    return name(path.map { String(syntaxText: $0) }.joined(separator: "."))
  }
}
