internal import StrataDomain

extension Finding {
  /// The declarations of its ends that are worth a note.
  var notes: [(location: Location, text: Phrase)] {
    var notes: [(Location, Phrase)] = []
    if let location = from.location {
      notes.append((location, "'\(from.symbol)' is declared here\(from.inLayer)"))
    }
    if let to, let location = to.location {
      let what: Phrase = to.symbol == subject ? "declared here" : "'\(to.symbol)' is declared here"
      notes.append((location, what + to.inLayer))
    }
    return notes
  }

  /// What is the case and what to do about it, in one line.
  var sentence: Phrase { help.isEmpty ? message : "\(message) — \(help)" }
}

extension Finding.End {
  fileprivate var inLayer: Phrase { layer.map { Phrase(", in \($0.rawValue)") } ?? .empty }
}
