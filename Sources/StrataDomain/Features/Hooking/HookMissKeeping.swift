/// Keeps why agents went without an answer.
package protocol HookMissKeeping: Sendable {
  /// Keeps one more reason.
  func note(_ agent: Agent, _ reason: String)

  /// The last reasons, the newest first, each with its agent and time.
  func recent() -> [String]
}
