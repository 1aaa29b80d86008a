/// What happens around a server for editors.
package enum EditorEvent: Sendable {
  /// The client says something.
  case message(RPCMessage)
  /// The client sent what is no message.
  case mistake(RPCError)
  /// The client sent a message that was too long to be kept; how it begins.
  case lost([UInt8])
  /// The job of a number is done.
  case finished(job: Int, EditorOutcome)
  /// Files of a project are no longer what they were.
  case changed(root: String)
  /// Time has passed.
  case tick
}
