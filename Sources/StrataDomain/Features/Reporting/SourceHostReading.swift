internal import StrataCode

/// Tells where a project's files can be read on the web.
package protocol SourceHostReading: Sendable {
  /// The host of what is below `root`; nil if nothing says so.
  func sourceHost(of root: String) -> SourceHost?
}
