internal import StrataRules
internal import StrataCode

/// Which baseline to hold findings against.
package struct BaselineRequest: Sendable, Equatable {
  /// The file, as it was typed; nil for the project's own, if it has one.
  package var file: String?
  /// What to do about findings that it holds and that are gone.
  package var stale = StaleHandling.keep

  package enum StaleHandling: Sendable {
    /// Nothing.
    case keep
    /// Take them out of the file, if the check is one of the whole project.
    case prune
    /// Find fault with them, if the check is one of the whole project.
    case report
    /// Take them out of the file, whatever else there is to say.
    case pruneAll
  }

  package init(file: String? = nil, stale: StaleHandling = .keep) {
    self.file = file
    self.stale = stale
  }
}
