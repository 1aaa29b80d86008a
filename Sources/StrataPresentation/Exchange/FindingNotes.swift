internal import StrataDomain

extension Finding {
  /// The declarations of its ends that are worth a note.
  var notes: [(location: Location, text: String)] {
    var notes: [(Location, String)] = []
    if let location = from.location {
      notes.append((location, "'\(from.symbol)' is declared here\(from.inLayer)"))
    }
    if let to, let location = to.location {
      let what = to.symbol == subject ? "declared here" : "'\(to.symbol)' is declared here"
      notes.append((location, what + to.inLayer))
    }
    return notes
  }

  /// What is the case and what to do about it, in one line.
  var sentence: String {
    let message = message.singleLine.printable
    return help.isEmpty ? message : "\(message) — \(help.singleLine.printable)"
  }
}

extension Finding.End {
  fileprivate var inLayer: String { layer.map { ", in \($0.rawValue)" } ?? "" }
}
