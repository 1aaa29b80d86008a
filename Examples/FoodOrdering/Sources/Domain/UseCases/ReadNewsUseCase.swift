/// Hands out what is new of a customer's orders.
package protocol ReadNewsUseCase: Sendable {
  /// What was told since somebody last asked, oldest first; each piece is handed out once.
  func takeNews() async -> [OrderNews]
}
