import Foundation
import Testing

@testable import Colleagues

@Suite("The view model") @MainActor
struct ViewModelTests {
  @Test("of the list shows colleagues, and is done loading")
  func list() async {
    let mira = Colleague.sample()
    let viewModel = ColleaguesViewModel(
      getColleaguesUseCase: MockGetColleaguesUseCase(result: .success([mira])))
    await viewModel.load()
    #expect(viewModel.colleagues == [mira])
    #expect(viewModel.message == nil)
    #expect(!viewModel.isLoading)
  }

  @Test("of the list says why there is none")
  func failedList() async {
    let viewModel = ColleaguesViewModel(
      getColleaguesUseCase: MockGetColleaguesUseCase(
        result: .failure(ColleagueError.unavailable)))
    await viewModel.load()
    #expect(viewModel.message == "The directory does not answer. Try again later.")
    #expect(!viewModel.isLoading)
  }

  @Test("of a profile asks for its colleague")
  func profile() async {
    let mira = Colleague.sample()
    let useCase = MockGetProfileUseCase(colleague: mira)
    let known = ProfileViewModel(id: mira.id, getProfileUseCase: useCase)
    let unknown = ProfileViewModel(id: UUID(), getProfileUseCase: useCase)
    await known.load()
    await unknown.load()
    #expect(known.colleague == mira)
    #expect(unknown.message == "There is no such colleague.")
  }

  @Test(
    "of whereabouts has words for a distance",
    arguments: [
      (0.4, true, "Nearby: less than 1 km away"), (27.3, false, "Not nearby: 27 km away"),
    ])
  func distance(_ distance: Double, _ isNearby: Bool, _ words: String) async {
    let viewModel = whereabouts(
      .success(Whereabouts(seenAt: noon, distance: distance, isNearby: isNearby)))
    await viewModel.locate()
    #expect(viewModel.distance == words)
  }

  @Test("of whereabouts says why nobody can tell")
  func notShared() async {
    let viewModel = whereabouts(.failure(WhereaboutsError.notShared))
    await viewModel.locate()
    #expect(viewModel.distance == nil)
    #expect(viewModel.message == "They do not share where they are.")
  }

  @Test("of settings shows a change only once it is saved")
  func settings() async {
    let saving = settings(MockUpdateSettingsUseCase())
    let refusing = settings(MockUpdateSettingsUseCase(error: SettingsError.radiusOutOfRange))
    for viewModel in [saving, refusing] {
      await viewModel.load()
      await viewModel.setNearbyRadius(20)
    }
    #expect(saving.settings == Settings(nearbyRadius: 20))
    #expect(refusing.settings == .initial)
    #expect(refusing.message == "Choose from 1 to 100 km.")
  }

  private func whereabouts(_ result: Result<Whereabouts, any Error>) -> WhereaboutsViewModel {
    WhereaboutsViewModel(
      id: UUID(), locateColleagueUseCase: MockLocateColleagueUseCase(result: result))
  }

  private func settings(_ update: MockUpdateSettingsUseCase) -> SettingsViewModel {
    SettingsViewModel(getSettingsUseCase: MockGetSettingsUseCase(), updateSettingsUseCase: update)
  }
}
