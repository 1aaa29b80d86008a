internal import StrataDomain

/// What a baseline did in a check, and how large it is now.
struct BaselineStateText {
  private let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  /// A few lines; the first says what the baseline is called, if it is `called` something.
  func text(_ state: BaselineState, called name: String? = nil) -> String {
    var text = (name.map { $0 + " holds " } ?? "baseline: ") + Self.size(state) + "\n"
    let stale = state.stale.reduce(0) { $0 + $1.count }
    if state.isPruned {
      let verb = stale == 1 ? "is gone and was" : "are gone and were"
      text +=
        "\(Counting.count(stale, "finding")) of it \(verb) taken out: "
        + "commit '\(state.file.printable)'\n"
    }
    if state.moved > 0 {
      text += "\(Counting.count(state.moved, "entry", "entries")) of it followed moved files\n"
    }
    if state.unknown > 0 {
      text +=
        style.paint("warning:", .warning)
        + " \(Counting.count(state.unknown, "finding")) of the baseline "
        + (state.unknown == 1 ? "is of a rule" : "are of rules")
        + " that this version of strata does not know\n"
    }
    if let hindrance = state.hindrance { text += warning(hindrance, stale, state) }
    return text
  }

  private func warning(
    _ hindrance: BaselineState.Hindrance, _ stale: Int, _ state: BaselineState
  ) -> String {
    let label = style.paint("warning:", .warning)
    let what =
      "\(Counting.count(stale, "finding")) of the baseline \(stale == 1 ? "seems" : "seem") gone "
      + (stale == 1 ? "and stays" : "and stay")
    switch hindrance {
    case .syntaxErrors:
      return "\(label) \(what) in it, because files have syntax errors; "
        + "`strata baseline prune` takes out what is gone\n"
    case .profile(let profile):
      return "\(label) \(what) in it, because it was written with the profile "
        + "'\(profile.rawValue)': judge by --profile \(profile.rawValue), or write it anew with "
        + "`strata baseline write`\n"
    case .unwritable(let error): return "\(label) \(error.message.line(in: style.language))\n"
    }
  }

  /// `41 findings (3 fewer than on main)`.
  static func size(_ state: BaselineState) -> String {
    let size = state.baseline.size
    let text = Counting.count(size, "finding")
    guard let committed = state.committed else { return text }
    let place = committed.branch.map { "on \($0.printable)" } ?? "in the last commit"
    let change = size - committed.size
    if change == 0 { return "\(text) (as many as \(place))" }
    return "\(text) (\(abs(change)) \(change < 0 ? "fewer" : "more") than \(place))"
  }
}
