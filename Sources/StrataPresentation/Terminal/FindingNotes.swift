internal import StrataRules
internal import StrataCode

extension Finding {
  /// The declarations of its ends that are worth a note.
  var notes: [(location: Location, text: Phrase)] {
    var notes: [(Location, Phrase)] = []
    if let location = from.location {
      notes.append((location, from.declared + from.inLayer))
    }
    if let to, let location = to.location {
      let what = to.symbol == subject ? Phrase("declared here", zh: "在此声明") : to.declared
      notes.append((location, what + to.inLayer))
    }
    return notes
  }

  /// What is the case and what to do about it, in one line.
  var sentence: Phrase {
    help.isEmpty ? message : Phrase("\(message) — \(help)", zh: "\(message)——\(help)")
  }
}

extension Finding.End {
  fileprivate var declared: Phrase {
    Phrase("'\(symbol)' is declared here", zh: "'\(symbol)' 在此声明")
  }

  fileprivate var inLayer: Phrase {
    layer.map { Phrase(", in \($0.rawValue)", zh: "，属于 \($0.rawValue)") } ?? .empty
  }
}

extension Finding.Step {
  /// Which step it is and what is named there.
  var what: Phrase { Phrase("\(edge): \(detail)", zh: "\(edge)：\(detail)") }
}
