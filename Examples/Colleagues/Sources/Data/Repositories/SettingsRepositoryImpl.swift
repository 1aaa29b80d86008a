/// The settings of this device.
final class SettingsRepositoryImpl: SettingsRepositoryProtocol {
  private let localDataSource: any SettingsLocalDataSourceProtocol

  init(localDataSource: any SettingsLocalDataSourceProtocol) {
    self.localDataSource = localDataSource
  }

  func getSettings() async throws -> Settings? {
    do {
      return try await localDataSource.read()?.toDomain()
    } catch {
      throw SettingsError.unavailable
    }
  }

  func save(_ settings: Settings) async throws {
    do {
      try await localDataSource.write(SettingsDTO(radius: settings.nearbyRadius))
    } catch {
      throw SettingsError.unavailable
    }
  }
}
