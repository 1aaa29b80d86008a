/// Checks a code base, and again whenever it changes.
package struct WatchArchitecture: Sendable {
  private let check: CheckArchitecture
  private let changes: any ChangeNoticing

  /// A watch that checks with `check` when `changes` says so.
  package init(check: CheckArchitecture, changes: any ChangeNoticing) {
    self.check = check
    self.changes = changes
  }

  /// What there is to tell while watching.
  package enum Event: Sendable {
    /// The first check.
    case began(CheckResult)
    /// What a change of the code made of the findings.
    case changed(FindingsChange)
    /// A file is being written: what it means is not clear yet, and the last findings stand.
    case unclear(file: String, root: String)
    /// The code base cannot be read as it is now, and the last findings stand.
    case failed(CheckError)
  }

  /// Tells what is found, and what changes about it, until there is no use in waiting any longer.
  package func callAsFunction(
    _ request: CheckRequest, tell: (Event) throws -> Void
  ) throws {
    var request = request
    // What is gone for a moment while somebody types is not fixed.
    request.baseline?.stale = .keep
    changes.note(request.codebase)
    var last = try check(request)
    try tell(.began(last))
    var said: Said?
    while changes.waitForChange(of: request.codebase) {
      let now: CheckResult
      do throws(CheckError) { now = try check(request) } catch {
        if said != .failed(error) { try tell(.failed(error)) }
        said = .failed(error)
        continue
      }
      if let file = now.brokenFiles.first(where: { !last.brokenFiles.contains($0) }) {
        if said != .unclear(file) { try tell(.unclear(file: file, root: now.project.root)) }
        said = .unclear(file)
        continue
      }
      let change = FindingsChange(from: last, to: now)
      if !change.isEmpty || said != nil { try tell(.changed(change)) }
      said = nil
      last = now
    }
  }

  /// What was told since the last findings, so that it is told once.
  private enum Said: Equatable {
    case failed(CheckError)
    case unclear(String)
  }
}
