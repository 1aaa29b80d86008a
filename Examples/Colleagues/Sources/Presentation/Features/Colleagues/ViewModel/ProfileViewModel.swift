import Foundation
import Observation

/// What is known of one colleague.
@Observable @MainActor
final class ProfileViewModel {
  let id: Colleague.ID
  private(set) var colleague: Colleague?
  /// Why there is no profile.
  private(set) var message: String?

  private let getProfileUseCase: any GetProfileUseCaseProtocol

  init(id: Colleague.ID, getProfileUseCase: any GetProfileUseCaseProtocol) {
    self.id = id
    self.getProfileUseCase = getProfileUseCase
  }

  func load() async {
    do {
      colleague = try await getProfileUseCase.execute(id: id)
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
