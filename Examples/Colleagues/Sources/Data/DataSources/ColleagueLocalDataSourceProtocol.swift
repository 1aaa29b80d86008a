/// The place on this device where the directory is kept for when the server is away.
protocol ColleagueLocalDataSourceProtocol: Sendable {
  /// What was written last, if anything was.
  func read() async throws -> [ColleagueDTO]?
  func write(_ colleagues: [ColleagueDTO]) async throws
}
