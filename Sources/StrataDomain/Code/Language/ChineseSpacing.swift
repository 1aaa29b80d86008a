extension String {
  /// Adds what follows in a Chinese text: the space that keeps Chinese and Latin letters apart
  /// vanishes where pieces that are put together turn out to be Chinese on both sides of it.
  mutating func appendChinese(_ piece: String) {
    if last == " ", dropLast().last?.isChinese == true, piece.first?.isChinese == true {
      removeLast()
    }
    let isParted =
      last?.isChinese == true && piece.first == " " && piece.dropFirst().first?.isChinese == true
    self += isParted ? piece.dropFirst() : piece[...]
  }
}

extension Character {
  /// A Chinese character or a full-width mark.
  fileprivate var isChinese: Bool {
    unicodeScalars.first.map { scalar in
      [0x3000...0x303F, 0x3400...0x9FFF, 0xFF00...0xFFEF].contains { $0.contains(scalar.value) }
    } ?? false
  }
}
