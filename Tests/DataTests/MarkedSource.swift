import StrataDomain

/// A text in which `↓` marks the places that are talked about.
struct MarkedSource {
  let text: String
  let positions: [Position]

  init(_ marked: String) {
    var text = ""
    var offsets: [UInt32] = []
    for character in marked {
      if character == "↓" {
        offsets.append(UInt32(text.utf8.count))
      } else {
        text.append(character)
      }
    }
    self.text = text
    let lines = Array(text.utf8).withUnsafeBufferPointer { LineTable(of: $0) }
    positions = offsets.map { lines.position(of: $0) }
  }
}
