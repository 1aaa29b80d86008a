internal import StrataCode
internal import StrataRules

extension JudgedState {
  /// The same of newer texts that say the same at other places, by path of their files; nil if
  /// something points to a place of which nothing is known.
  ///
  /// Comments that allow something are not among what moves: such a file says something else.
  func shifted(by shifts: [String: PositionShift]) -> JudgedState? {
    var mover = FindingMover(shifts: shifts)
    var state = self
    state.findings = findings.map { mover.moved($0) }
    state.allowed = allowed.map { mover.moved($0) }
    for file in shifts.keys { state.excerpts[file] = nil }
    return mover.isLost ? nil : state
  }
}

/// Moves findings to where what they speak of stands by now.
private struct FindingMover {
  let shifts: [String: PositionShift]
  /// Something could not be moved.
  var isLost = false

  mutating func moved(_ finding: Finding) -> Finding {
    var finding = finding
    if let shift = shifts[finding.location.file] {
      for index in finding.also.indices { move(&finding.also[index], by: shift) }
    }
    move(&finding.location)
    move(&finding.from)
    if var to = finding.to {
      move(&to)
      finding.to = to
    }
    for index in finding.path.indices { move(&finding.path[index].location) }
    return finding
  }

  private mutating func move(_ end: inout Finding.End) {
    guard var location = end.location else { return }
    move(&location)
    end.location = location
  }

  private mutating func move(_ location: inout Location) {
    guard let shift = shifts[location.file] else { return }
    move(&location.start, by: shift)
    move(&location.end, by: shift)
  }

  private mutating func move(_ position: inout Position, by shift: PositionShift) {
    if let moved = shift(position) { position = moved } else { isLost = true }
  }
}
