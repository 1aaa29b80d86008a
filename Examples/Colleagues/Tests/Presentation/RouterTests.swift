import Foundation
import Testing

@testable import Colleagues

@Suite("The router") @MainActor
struct RouterTests {
  private let router = ColleaguesRouter()
  private let profile = ColleaguesRoute.profile(id: UUID())

  @Test("goes on, and back as far as the start")
  func path() {
    router.navigate(to: profile)
    router.navigate(to: .settings)
    #expect(router.path == [profile, .settings])
    for _ in 1...3 { router.goBack() }
    #expect(router.path.isEmpty)
  }

  @Test("goes back to a screen that is on the way, and shows it once")
  func known() {
    router.path = [profile, .settings]
    router.navigate(to: profile)
    #expect(router.path == [profile])
  }
}
