package import StrataDomain

/// What is kept of earlier runs, as a person reads it.
package struct CacheText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// Where it is, how large it is, and what it holds.
  package func text(_ report: CacheReport) -> String {
    let state = report.state
    var lines = [("size", size(state))]
    if state.isReadable {
      lines += [
        ("files", files(report)), ("code bases", codeBases(state)),
        ("segments", "\(state.segments)"),
      ]
    }
    lines.append(("use", use(state)))
    let width = lines.map(\.0.displayWidth).max() ?? 0
    return style.paint(state.path.printable, .strong) + "\n"
      + lines.map { "  \($0.padded(to: width))  \($1)\n" }.joined()
  }

  /// What was freed.
  package func text(_ cleared: ClearedCache) -> String {
    cleared.bytes == 0
      ? "nothing is kept in '\(cleared.path.printable)'\n"
      : "\(Counting.bytes(cleared.bytes)) freed: '\(cleared.path.printable)'\n"
  }

  private func size(_ state: CacheState) -> String {
    state.bytes == 0
      ? "nothing is kept yet; at most \(Counting.bytes(state.limit))"
      : "\(Counting.bytes(state.bytes)) of at most \(Counting.bytes(state.limit))"
  }

  private func files(_ report: CacheReport) -> String {
    if report.state.files == 0 { return "0" }
    return "\(report.state.files), \(Counting.bytes(report.bytesAFile)) each, "
      + "\(report.percentOfSource) % of their source"
  }

  private func codeBases(_ state: CacheState) -> String {
    "\(Counting.count(state.projects, "set")) of manifests, "
      + Counting.count(state.verdicts, "verdict")
  }

  private func use(_ state: CacheState) -> String {
    let written =
      state.bytes == 0
      ? nil
      : state.isReadable
        ? "written by this version" : "written by another version, and replaced by the next run"
    let writable =
      state.isWritable
      ? "can be written" : style.paint("cannot be written", .warning) + ", so runs add nothing"
    return [written, writable].compactMap { $0 }.joined(separator: "; ")
  }
}
