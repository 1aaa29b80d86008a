package import StrataCode

/// What is known of a code base before it is read.
package struct CodebaseSurvey: Sendable {
  /// Equal for code bases of which everything that is read is equal, the place too; nil if that
  /// cannot be told.
  package var fingerprint: String?
  /// The asked paths from the project root; empty for the whole of it.
  package var focus: [String] = []
  /// What is read as other than it is, by paths from the root.
  package var overlay = Overlay()
  /// Wall-clock seconds that the survey took.
  package var seconds = 0.0
  /// Finds the last reading that is known of a code base with the same files and manifests, if all of
  /// its files said the same; nil if there is none.
  package var likeness: @Sendable () -> Likeness? = { nil }

  /// An earlier reading in which everything was said that is said now, if at other places.
  package struct Likeness: Sendable {
    /// The fingerprint that it had.
    package var fingerprint: String
    /// By path: where what a file says has moved.
    package var shifts: [String: PositionShift]

    package init(fingerprint: String, shifts: [String: PositionShift]) {
      self.fingerprint = fingerprint
      self.shifts = shifts
    }
  }

  /// Finds the last reading that is known of a code base with the same files and manifests, if few of
  /// its files said anything else; nil if there is none.
  package var former: @Sendable () -> Former? = { nil }

  /// An earlier reading of which little is another by now.
  package struct Former: Sendable {
    /// The fingerprint that it had.
    package var fingerprint: String
    /// By path: what the files said that are others by now.
    package var facts: [String: FileFacts]

    package init(fingerprint: String, facts: [String: FileFacts]) {
      self.fingerprint = fingerprint
      self.facts = facts
    }
  }

  /// Reads the code base.
  package let read: @Sendable () throws(CodebaseReadError) -> CodebaseReadResult
  /// Reads these files of it alone, by their paths from the root; all else is as in the whole.
  package var readPart: @Sendable (_ paths: Set<String>) throws(CodebaseReadError) -> Workspace

  /// A survey after which `read` reads the rest.
  package init(read: @escaping @Sendable () throws(CodebaseReadError) -> CodebaseReadResult) {
    self.read = read
    readPart = { paths throws(CodebaseReadError) in try read().workspace.part(paths) }
  }
}
