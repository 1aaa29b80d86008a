internal import StrataCode
internal import StrataFeatures

/// What a server knows of one project.
struct ProjectState: Sendable {
  /// A check that is under way.
  struct Run: Sendable {
    var job: Int
    var start: Duration
    /// The texts that are judged, with the versions that they have.
    var texts: [DocumentURI: (text: DocumentText, version: Int)]
    /// The name of the progress that is shown of it.
    var progress: String?
  }

  /// The first change that no check has seen, and the last.
  private(set) var changed: (first: Duration, last: Duration)?
  /// Whether a change that no check has seen may be on the disk.
  private(set) var isOnDisk = true
  var run: Run?
  private(set) var lastEnd: Duration?
  /// What was judged last.
  var live: LiveCodebase?
  /// The files that are not open and of which findings were told.
  var told: Set<String> = []
  /// Requests for findings that wait for a check, by the document that they are about.
  var pulls: [(id: JSONValue, uri: DocumentURI, previous: String?)] = []
  /// The last failure, so that it is told once.
  var failure: Phrase?

  /// Notes that something has changed, on the disk if it was not typed.
  mutating func change(at now: Duration, byTyping isTyped: Bool = false) {
    changed = (changed?.first ?? now, now)
    if !isTyped { isOnDisk = true }
  }

  /// Begins a check of all changes so far.
  mutating func begin(_ run: Run) {
    self.run = run
    changed = nil
    isOnDisk = false
  }

  /// Ends the check.
  mutating func end(at now: Duration) {
    run = nil
    lastEnd = now
  }

  /// When the next check is due; nil for never, or while one is under way. The first change after a
  /// while is seen at once, and many in a row as soon as there is a pause, or after a while at last.
  var due: Duration? {
    guard let changed, run == nil else { return nil }
    guard let lastEnd, changed.first < lastEnd + Self.rest else { return changed.first }
    return min(changed.last + Self.quiet, max(changed.first, lastEnd) + Self.longest)
  }

  /// When the client is told that a check takes long.
  var progressDue: Duration? {
    run.flatMap { $0.progress == nil ? $0.start + .seconds(1) : nil }
  }

  /// Whether what was judged is what is there.
  var isSettled: Bool { changed == nil && run == nil && (live != nil || failure != nil) }

  private static let rest: Duration = .milliseconds(120)
  private static let quiet: Duration = .milliseconds(60)
  private static let longest: Duration = .milliseconds(250)
}
