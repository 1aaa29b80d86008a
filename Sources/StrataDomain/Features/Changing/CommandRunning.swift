/// Runs the commands that people give.
package protocol CommandRunning: Sendable {
  /// Runs a line of the shell in a folder and hands on what it prints; whether it succeeded.
  func run(_ command: String, in folder: String) throws(ChangeError) -> Bool
}
