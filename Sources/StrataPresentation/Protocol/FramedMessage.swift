/// What a stream of messages holds next, whatever marks where a message ends.
package enum FramedMessage: Equatable {
  case message([UInt8])
  /// A message that was longer than the limit; nothing is kept but how it begins.
  case tooLong([UInt8])
  /// What marks no message.
  case damaged
}
