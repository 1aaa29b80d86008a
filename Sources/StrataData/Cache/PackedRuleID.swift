internal import StrataCode

extension RuleID: Packed {
  static var blank: RuleID { "" }

  mutating func pack(in packer: inout some Packing) {
    var text = text
    packer.shared(&text)
    if packer.isReading { self = RuleID(text) }
  }
}
