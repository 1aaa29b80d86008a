import Observation

/// What can be chosen, and what was.
@Observable @MainActor
final class SettingsViewModel {
  private(set) var settings: Settings?
  /// Why something is not shown or not saved.
  private(set) var message: String?

  private let getSettingsUseCase: any GetSettingsUseCaseProtocol
  private let updateSettingsUseCase: any UpdateSettingsUseCaseProtocol

  init(
    getSettingsUseCase: any GetSettingsUseCaseProtocol,
    updateSettingsUseCase: any UpdateSettingsUseCaseProtocol
  ) {
    self.getSettingsUseCase = getSettingsUseCase
    self.updateSettingsUseCase = updateSettingsUseCase
  }

  func load() async {
    do {
      settings = try await getSettingsUseCase.execute()
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }

  /// Shows the new radius once it is saved, and not before.
  func setNearbyRadius(_ radius: Int) async {
    let changed = Settings(nearbyRadius: radius)
    do {
      try await updateSettingsUseCase.execute(changed)
      settings = changed
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
