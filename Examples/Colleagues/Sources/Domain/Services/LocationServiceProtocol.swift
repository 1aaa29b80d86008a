/// Where this device is; throws `WhereaboutsError.noPosition`.
protocol LocationServiceProtocol: Sendable {
  func currentLocation() async throws -> Location
}
