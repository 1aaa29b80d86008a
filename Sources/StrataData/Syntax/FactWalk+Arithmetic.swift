internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// `order.total * 0.9`, `price -= discount`, `sum + $1.price`: arithmetic on money or a score.
  ///
  /// Not: another unit of the same (a power of ten), the next one (`+ 1`), a share of a whole.
  mutating func readArithmetic(_ sign: SyntaxText, _ left: SyntaxNode, _ right: SyntaxNode) {
    let (left, right) = (left.converted, right.converted)
    let isDivision = sign == "/" || sign == "/="
    let sides = isDivision ? [(left, right)] : [(left, right), (right, left)]
    for (value, other) in sides {
      guard let path = memberPath(of: value), let name = path.last, isMoney(name) else { continue }
      let isSum = sign == "+" || sign == "-" || sign == "+=" || sign == "-="
      guard isSum ? adds(other, toPartOf: path) : scales(other) else { continue }
      add(.calculates(with: interner.name(path)), value.span, extent: span(from: left, to: right))
      return
    }
  }

  /// Whether multiplying by a value or dividing by it gives another sum and not another unit.
  private func scales(_ other: SyntaxNode) -> Bool {
    switch other.kind {
    case .integerLiteralExpr, .floatLiteralExpr: !isPowerOfTen(other)
    case .tupleExpr: true
    default: memberPath(of: other)?.last.map { isCounted($0) } ?? false
    }
  }

  /// Whether adding a value makes a sum: another amount, a number, or what was added up so far.
  private func adds(_ other: SyntaxNode, toPartOf path: [SyntaxText]) -> Bool {
    switch other.kind {
    case .floatLiteralExpr: return true
    case .integerLiteralExpr:
      return other.firstToken.map { $0.text != "0" && $0.text != "1" } ?? false
    default:
      guard let others = memberPath(of: other), let name = others.last else { return false }
      return isMoney(name) || path.count > 1 && others.count == 1
    }
  }

  /// Whether a literal is 0, or one with zeros around.
  private func isPowerOfTen(_ literal: SyntaxNode) -> Bool {
    guard let text = literal.firstToken?.text else { return false }
    let digits = text.filter {
      $0 != UInt8(ascii: "0") && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "_")
    }
    return digits.isEmpty || digits == [UInt8(ascii: "1")]
  }

  private func isMoney(_ name: SyntaxText) -> Bool { endsInWord(name, of: Self.money) }

  private func isCounted(_ name: SyntaxText) -> Bool {
    endsInWord(name, of: Self.money + Self.counts)
  }

  /// Whether the last word of a name is one of some words.
  private func endsInWord(_ name: SyntaxText, of words: [StaticString]) -> Bool {
    words.contains { word in
      let length = word.utf8CodeUnitCount
      guard name.count >= length else { return false }
      let tail = name[(name.count - length)...]
      let isSame = zip(
        tail.dropFirst(), UnsafeBufferPointer(start: word.utf8Start, count: length).dropFirst()
      )
      .allSatisfy { $0 == $1 }
      guard isSame, let first = tail.first else { return false }
      let letter = word.utf8Start[0]
      return name.count == length ? first == letter : first == letter - 32
    }
  }

  private static let money: [StaticString] = [
    "price", "total", "subtotal", "amount", "cost", "fee", "fare", "tax", "vat", "discount",
    "balance",
    "salary", "score", "points",
  ]

  private static let counts: [StaticString] = [
    "quantity", "qty", "rate", "percent", "percentage", "factor", "multiplier", "count",
    "people", "persons", "guests", "seats", "tickets", "nights", "days", "weeks", "months", "hours",
  ]
}

extension SyntaxNode {
  /// What a conversion of one value converts: `total` in `Double(total)`.
  fileprivate var converted: SyntaxNode {
    guard kind == .functionCallExpr, let callee = first, callee.kind == .declReferenceExpr,
      let name = callee.child(.token), name.name.isCapitalised, let list = child(.labeledExprList),
      let argument = list.first, argument.child(.token) == nil, let value = argument.value
    else { return self }
    var arguments = list.children
    _ = arguments.next()
    return arguments.next() == nil ? value : self
  }
}
