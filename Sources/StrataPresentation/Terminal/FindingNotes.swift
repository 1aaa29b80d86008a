internal import StrataRules
internal import StrataCode

extension Finding {
  /// The declarations of its ends that are worth a note.
  var notes: [(location: Location, text: Phrase)] {
    var notes: [(Location, Phrase)] = []
    if let reason = from.reason, let layer = from.layer {
      notes.append(
        (
          location,
          Phrase(
            "'\(location.file.lastComponent)' is in \(layer.rawValue) \(reason)",
            zh: "'\(location.file.lastComponent)' 属于 \(layer.rawValue)，\(reason)")
        ))
    }
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
    guard let layer else { return .empty }
    let place = Phrase(", in \(layer.rawValue)", zh: "，属于 \(layer.rawValue)")
    return reason.map { Phrase("\(place) \($0)", zh: "\(place)，\($0)") } ?? place
  }
}

extension Finding.Step {
  /// Which step it is and what is named there.
  var what: Phrase { Phrase("\(edge): \(detail)", zh: "\(edge)：\(detail)") }
}
