/// Notices that a code base is no longer what it was.
package protocol ChangeNoticing: Sendable {
  /// Notes how the code base is now; what changes from here on is noticed.
  func note(_ request: CodebaseRequest)

  /// Waits until the code base differs from what was noted and comes to rest, and notes how it is
  /// then; false if there is no use in waiting any longer.
  func waitForChange(of request: CodebaseRequest) -> Bool
}
