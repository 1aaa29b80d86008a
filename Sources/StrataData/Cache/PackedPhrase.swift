internal import StrataCode

extension Phrase: Packed {
  static var blank: Phrase { .empty }

  mutating func pack(in packer: inout some Packing) {
    var english = text(in: .english)
    var chinese = text(in: .chinese)
    packer.shared(&english)
    packer.shared(&chinese)
    if packer.isReading {
      self = Phrase { language in
        switch language {
        case .english: english
        case .chinese: chinese
        }
      }
    }
  }
}
