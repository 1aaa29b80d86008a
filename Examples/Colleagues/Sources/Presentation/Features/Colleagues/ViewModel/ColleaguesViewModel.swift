import Observation

/// The list of colleagues.
@Observable @MainActor
final class ColleaguesViewModel {
  private(set) var colleagues: [Colleague] = []
  private(set) var isLoading = false
  /// Why there is no list.
  private(set) var message: String?

  private let getColleaguesUseCase: any GetColleaguesUseCaseProtocol

  init(getColleaguesUseCase: any GetColleaguesUseCaseProtocol) {
    self.getColleaguesUseCase = getColleaguesUseCase
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      colleagues = try await getColleaguesUseCase.execute()
      message = nil
    } catch {
      message = ErrorMessage.text(for: error)
    }
  }
}
