import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The composition root: the only place that knows which implementation is behind a protocol.
@MainActor
final class AppDependencies {
  private let colleagueRepository: any ColleagueRepositoryProtocol
  private let settingsRepository: any SettingsRepositoryProtocol
  private let locationService: any LocationServiceProtocol

  /// - Parameters:
  ///   - server: The directory's server; without it there are made-up colleagues.
  ///   - folder: Where this device keeps what it needs later.
  init(server: URL?, folder: URL, locationService: any LocationServiceProtocol) {
    let remoteDataSource: any ColleagueRemoteDataSourceProtocol =
      if let server {
        ColleagueRemoteDataSource(server: server, session: .shared)
      } else {
        SampleColleagueDataSource(now: { .now })
      }
    colleagueRepository = ColleagueRepositoryImpl(
      remoteDataSource: remoteDataSource,
      localDataSource: JSONFile(
        url: folder.appending(path: "colleagues-\(server?.host() ?? "sample").json")))
    settingsRepository = SettingsRepositoryImpl(
      localDataSource: JSONFile(url: folder.appending(path: "settings.json")))
    self.locationService = locationService
  }

  func makeColleaguesViewModel() -> ColleaguesViewModel {
    ColleaguesViewModel(
      getColleaguesUseCase: GetColleaguesUseCase(repository: colleagueRepository))
  }

  func makeProfileViewModel(id: Colleague.ID) -> ProfileViewModel {
    ProfileViewModel(
      id: id, getProfileUseCase: GetProfileUseCase(repository: colleagueRepository))
  }

  func makeWhereaboutsViewModel(id: Colleague.ID) -> WhereaboutsViewModel {
    WhereaboutsViewModel(
      id: id,
      locateColleagueUseCase: LocateColleagueUseCase(
        repository: colleagueRepository, getSettings: getSettingsUseCase,
        locationService: locationService, now: { .now }))
  }

  func makeSettingsViewModel() -> SettingsViewModel {
    SettingsViewModel(
      getSettingsUseCase: getSettingsUseCase,
      updateSettingsUseCase: UpdateSettingsUseCase(repository: settingsRepository))
  }

  private var getSettingsUseCase: GetSettingsUseCase {
    GetSettingsUseCase(repository: settingsRepository)
  }
}

#if canImport(SwiftUI)
  extension AppDependencies: ColleaguesViewFactory {
    func makeColleaguesView() -> ColleaguesView {
      ColleaguesView(viewModel: makeColleaguesViewModel())
    }

    func makeProfileView(id: Colleague.ID) -> ProfileView {
      ProfileView(viewModel: makeProfileViewModel(id: id))
    }

    func makeWhereaboutsView(id: Colleague.ID) -> WhereaboutsView {
      WhereaboutsView(viewModel: makeWhereaboutsViewModel(id: id))
    }

    func makeSettingsView() -> SettingsView {
      SettingsView(viewModel: makeSettingsViewModel())
    }
  }
#endif
