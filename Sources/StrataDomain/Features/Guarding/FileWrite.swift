/// A write to one file.
package struct FileWrite: Sendable, Equatable {
  /// The file as somebody named it; nothing need be there yet.
  package var path: String
  package var write: ProposedWrite
  /// Where the file is from then on, if it moves.
  package var movedTo: String?

  package init(_ path: String, _ write: ProposedWrite, movedTo: String? = nil) {
    self.path = path
    self.write = write
    self.movedTo = movedTo
  }
}
