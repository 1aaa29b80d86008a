/// What a server for editors has done.
package enum EditorEffect: Sendable {
  /// A message to the client.
  case send(JSONValue)
  /// Work, whose outcome is an event; one job is done after the other.
  case run(EditorJob)
  /// From here on, changes of a project's files are an event.
  case watch(root: String)
  /// The process that is not to be outlived.
  case follow(process: Int)
  /// The end, with the exit code of the process.
  case end(code: Int32)
}
