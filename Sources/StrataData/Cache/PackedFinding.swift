internal import StrataRules
internal import StrataCode

extension Finding: Packed {
  static var blank: Finding {
    Finding(
      rule: "", severity: .info, confidence: 0, location: .blank, subject: "", from: .blank,
      message: .empty, help: .empty)
  }

  mutating func pack(in packer: inout some Packing) {
    rule.pack(in: &packer)
    packer.word(&severity)
    packer.word(&aspect)
    packer.share(&confidence)
    location.pack(in: &packer)
    var places = also.flatMap { [$0.line, $0.column] }
    packer.numbers(&places)
    also = stride(from: 0, to: places.count - 1, by: 2).map {
      Position(line: places[$0], column: places[$0 + 1])
    }
    packer.number(&reach)
    packer.shared(&subject)
    from.pack(in: &packer)
    packer.value(&to)
    message.pack(in: &packer)
    help.pack(in: &packer)
    packer.list(&path)
  }
}

extension Finding.End: Packed {
  static var blank: Finding.End { Finding.End(symbol: "", layer: nil) }

  mutating func pack(in packer: inout some Packing) {
    packer.shared(&symbol)
    packer.word(&layer)
    packer.value(&location)
    packer.value(&reason)
  }
}

extension Finding.Step: Packed {
  static var blank: Finding.Step { Finding.Step(edge: "", location: .blank, detail: .empty) }

  mutating func pack(in packer: inout some Packing) {
    packer.text(&edge)
    location.pack(in: &packer)
    detail.pack(in: &packer)
  }
}

extension Location: Packed {
  static var blank: Location {
    let start = Position(line: 1, column: 1)
    return Location(file: "", start: start, end: start)
  }

  mutating func pack(in packer: inout some Packing) {
    packer.shared(&file)
    start.pack(in: &packer)
    end.pack(in: &packer)
  }
}
