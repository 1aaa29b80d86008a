internal import StrataCode

/// Tells who answers for which file.
package protocol OwnerReading: Sendable {
  /// The owners of files below `root`, by their paths from it; nil if no file says who they are.
  func owners(of files: [String], in root: String) -> CodeOwners?
}
