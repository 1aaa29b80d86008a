internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

/// A name that a member reads.
struct NameRead: Hashable {
  var owner: DeclarationIndex
  var name: Name
}

extension FactWalk {
  /// `rate` in `total * rate`, or the first name of a path, in a member of a struct, an enum or an
  /// extension; what draws is left out, for it reads names all day long.
  mutating func readLoneName(_ token: SyntaxNode) {
    guard owner >= 0, !drawsViews, isValueMember(facts[owner]) else { return }
    switch token.text {
    case "self", "super", "newValue", "oldValue", "error": return
    default: break
    }
    guard token.text.first != UInt8(ascii: "$") else { return }
    let read = NameRead(owner: owner, name: interner.name(token.name))
    if reads[read] == nil { reads[read] = token.span }
  }

  /// `let name`, `{ name in`: what is called so in the body is no global.
  mutating func readBoundName(_ node: SyntaxNode) {
    guard owner >= 0, !drawsViews, let token = node.child(.token) else { return }
    bound[owner, default: []].insert(interner.name(token.name))
  }

  /// Writes down what was read and is neither bound in the body nor declared in a type of the file.
  mutating func writeReads() {
    if reads.isEmpty { return }
    let members = Set(facts.declarations.lazy.filter { $0.parent >= 0 }.map(\.name))
    for parameter in facts.parameters { bound[parameter.owner, default: []].insert(parameter.name) }
    for (read, span) in reads.sorted(by: { $0.value.start < $1.value.start })
    where !members.contains(read.name) && bound[read.owner]?.contains(read.name) != true {
      facts.shapes.append(BodyShape(.reads(read.name), owner: read.owner, span: span))
    }
  }

  private func isValueMember(_ declaration: Declaration) -> Bool {
    guard declaration.kind == .function || declaration.kind == .property, declaration.parent >= 0
    else { return false }
    switch facts[declaration.parent].kind {
    case .struct, .enum, .extension: return true
    default: return false
    }
  }
}
