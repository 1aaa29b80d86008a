import Foundation
import Testing

@testable import Colleagues

@Suite("The repository of settings")
struct SettingsRepositoryImplTests {
  @Test("finds in a file what was saved to it")
  func roundTrip() async throws {
    let folder = URL.temporaryDirectory.appending(path: "with space \(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func repository() -> SettingsRepositoryImpl {
      SettingsRepositoryImpl(localDataSource: JSONFile(url: folder.appending(path: "s.json")))
    }
    #expect(try await repository().getSettings() == nil)
    try await repository().save(Settings(nearbyRadius: 42))
    #expect(try await repository().getSettings() == Settings(nearbyRadius: 42))
  }

  @Test("says in words of Domain that the disk fails")
  func failure() async {
    let repository = SettingsRepositoryImpl(localDataSource: FailingSettingsLocalDataSource())
    await #expect(throws: SettingsError.unavailable) { try await repository.getSettings() }
    await #expect(throws: SettingsError.unavailable) { try await repository.save(.initial) }
  }
}
