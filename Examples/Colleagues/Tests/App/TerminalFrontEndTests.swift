import Foundation
import Testing

@testable import Colleagues

@Suite("The whole app in a terminal") @MainActor
struct TerminalFrontEndTests {
  @Test("leads from the list to a colleague's whereabouts, by the settings")
  func walk() async {
    let shown = await type("settings", "30", "back", "Jonas", "where")
    #expect(shown.prefix(2) == ["Aiko Tanaka", "Jonas Weber"])
    #expect(!shown.contains("Piotr Nowak"))
    #expect(shown.contains("Nearby: 30 km"))
    #expect(shown.last == "Nearby: 27 km away")
  }

  @Test("says that it does not know a name")
  func unknown() async {
    #expect(await type("Nobody").contains("There is no 'Nobody'."))
  }

  private func type(_ lines: String...) async -> [String] {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var input = lines[...]
    var shown: [String] = []
    await TerminalFrontEnd(
      dependencies: AppDependencies(
        server: nil, folder: folder, locationService: MockLocationService(location: berlin)),
      router: ColleaguesRouter(), read: { input.popFirst() }, write: { shown.append($0) }
    ).run()
    return shown
  }
}
