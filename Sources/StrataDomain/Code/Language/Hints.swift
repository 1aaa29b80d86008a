extension Phrase {
  /// What stands between the items of a bare list.
  package static let comma = Phrase(", ", zh: "、")

  /// Names with nothing but commas between them: `a, b`; `a、b`.
  package static func row(_ names: [String]) -> Phrase {
    joined(names.map { Phrase(verbatim: $0) }, by: comma)
  }

  /// The end of a sentence about a name that is unknown: `; did you mean 'a', 'b' or 'c'?`.
  package static func didYouMean(_ names: [String]) -> Phrase {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last else { return .empty }
    if quoted.count == 1 { return Phrase("; did you mean \(last)?", zh: "；是不是想写 \(last)？") }
    let others = Array(quoted.dropLast())
    return Phrase(
      "; did you mean \(row(others)) or \(last)?", zh: "；是不是想写 \(row(others)) 或 \(last)？")
  }
}
