/// The colleagues, wherever they are kept; throws `ColleagueError`.
protocol ColleagueRepositoryProtocol: Sendable {
  func getColleagues() async throws -> [Colleague]
  func getColleague(id: Colleague.ID) async throws -> Colleague
}
