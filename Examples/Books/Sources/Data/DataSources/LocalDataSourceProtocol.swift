/// A place on this device that keeps one value.
protocol LocalDataSourceProtocol<Value>: Sendable {
  associatedtype Value: Sendable
  /// What was kept last, if anything was.
  func load() async throws -> Value?
  /// Changes what is kept in one step, so that no change is lost to another.
  func update(_ change: @Sendable (inout Value?) -> Void) async throws
}

extension LocalDataSourceProtocol {
  func save(_ value: Value) async throws {
    try await update { $0 = value }
  }
}
