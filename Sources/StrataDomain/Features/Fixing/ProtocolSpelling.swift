internal import StrataCode
internal import StrataModel

/// How a file writes protocols in the place of types.
struct ProtocolSpelling {
  private let text: [UInt8]
  private let writesAny: Bool

  /// As the file does it, or, where it names no protocol, as its version of Swift does.
  init(in file: Int, _ codebase: Codebase, _ text: [UInt8]) {
    self.text = text
    let facts = codebase.facts(file)
    var (with, without) = (0, 0)
    for (reference, target) in zip(facts.references, codebase.references[file]) {
      guard reference.role == .property || reference.role == .parameter,
        case .symbol(let id) = target, codebase.symbols[id].kind == .protocol
      else { continue }
      let before = text[..<Int(reference.span.start)].suffix(4)
      if before.elementsEqual("any ".utf8) { with += 1 } else { without += 1 }
    }
    writesAny =
      with + without > 0
      ? with >= without
      : codebase.workspace.files[file].modules.contains {
        (codebase.workspace.modules[$0].languageMode ?? 5) >= 6
      }
  }

  /// The protocol as it is written in the place of a name.
  func written(_ name: String, at span: Span) -> String {
    guard writesAny else { return name }
    // What stands in the place of another protocol may have its `any` already.
    if text[..<Int(span.start)].suffix(4).elementsEqual("any ".utf8) { return name }
    let next = Int(span.end) < text.count ? text[Int(span.end)] : 0
    let isOptional = next == UInt8(ascii: "?") || next == UInt8(ascii: "!")
    return isOptional ? "(any \(name))" : "any \(name)"
  }
}
