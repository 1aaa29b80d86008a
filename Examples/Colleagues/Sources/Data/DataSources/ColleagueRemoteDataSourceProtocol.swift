/// The directory's server, in its own terms.
protocol ColleagueRemoteDataSourceProtocol: Sendable {
  func fetchColleagues() async throws -> [ColleagueDTO]
}
