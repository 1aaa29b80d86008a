import Observation
package import UsersDomain

/// One user, whose name can be changed.
@Observable
@MainActor
package final class UserDetailViewModel {
  /// What there is to show.
  package enum State: Equatable {
    case loading
    case loaded(UserDetails)
    case failed(message: String)
  }

  /// Which user this is.
  package let id: Int
  /// What there is to show.
  package private(set) var state = State.loading
  /// The name as it is being typed.
  package var draftName = ""
  /// Whether the new name is on its way.
  package private(set) var isSaving = false
  /// What is wrong with the name as typed; it belongs beside the field.
  package private(set) var nameError: String?
  /// Why the name was not saved, if the name is not to blame.
  package private(set) var saveError: String?

  /// Counts the loads, so that an answer to an older one is known as late.
  @ObservationIgnored private var generation = 0
  private let fetchUser: any FetchUserUseCase
  private let updateUser: any UpdateUserUseCase
  private let actions: UserDetailViewModelActions

  /// Makes a page that loads nothing yet.
  package init(
    id: Int, fetchUser: any FetchUserUseCase, updateUser: any UpdateUserUseCase,
    actions: UserDetailViewModelActions
  ) {
    self.id = id
    self.fetchUser = fetchUser
    self.updateUser = updateUser
    self.actions = actions
  }

  /// Whether there is such a message; false takes it away.
  package var showsSaveError: Bool {
    get { saveError != nil }
    set { if !newValue { saveError = nil } }
  }

  /// Loads the user; also what retries.
  package func load() async {
    guard !isSaving else { return }
    generation += 1
    let asked = generation
    state = .loading
    do {
      let user = try await fetchUser.execute(id: id)
      guard asked == generation else { return }
      show(user)
    } catch is CancellationError {
      return
    } catch {
      guard asked == generation else { return }
      state = .failed(message: UserErrorMessage.text(for: error))
    }
  }

  /// Saves the name as typed, unless it is being saved already or nothing is shown yet.
  package func save() async {
    guard !isSaving, case .loaded = state else { return }
    isSaving = true
    nameError = nil
    saveError = nil
    do {
      let user = try await updateUser.execute(id: id, name: draftName)
      show(user)
      actions.didRename(user)
    } catch UserError.invalidName(let problem) {
      nameError = UserErrorMessage.text(for: problem)
    } catch is CancellationError {
      // Nobody waits for an answer any more.
    } catch {
      saveError = UserErrorMessage.text(for: error)
    }
    isSaving = false
  }

  private func show(_ user: User) {
    state = .loaded(UserDetails(user))
    draftName = user.name
    nameError = nil
  }
}
