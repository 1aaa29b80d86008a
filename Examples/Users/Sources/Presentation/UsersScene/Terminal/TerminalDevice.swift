/// Where the terminal front end reads lines and writes text.
@MainActor
package protocol TerminalDevice: AnyObject {
  /// Whether a person types; otherwise what is read is repeated, so that the output can be read.
  var isInteractive: Bool { get }

  /// The next line without its end, or nil when there are no more.
  func readLine() async -> String?

  /// Writes the text as it is.
  func write(_ text: String)
}
