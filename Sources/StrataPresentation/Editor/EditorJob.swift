package import StrataCode
package import StrataFeatures

/// Something that takes a while: the work of use cases.
package struct EditorJob: Sendable {
  /// What there is to do.
  package enum Work: Sendable {
    /// Judge the project.
    case check
    /// Say what is at a position of a file.
    case point(file: String, Position)
    /// Say what there is above the types of a file.
    case lenses(file: String)
    /// Propose what can be done about the findings on some lines of a file.
    case fix(file: String, lines: ClosedRange<Int>, operations: Set<FileOperation>)
    /// Explain a finding by its identity, or else a file.
    case explain(file: String, finding: String?)
    /// Say where a text belongs, which may be in a file.
    case place([UInt8], file: String?)
  }

  /// By which its outcome is recognised.
  package var number: Int
  /// The project's root.
  package var root: String
  /// The open texts of the project.
  package var texts: [OpenText]
  /// Whether findings of files that are not open are shown, too.
  package var isWhole: Bool
  package var work: Work
  /// Whether nothing was heard of the disk since the last check, but what is typed.
  package var isTyped = false
}
