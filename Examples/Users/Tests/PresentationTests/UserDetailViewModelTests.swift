import Testing
import UsersDomain
import UsersPresentation
import UsersTestSupport

@MainActor
@Suite("One user's page")
final class UserDetailViewModelTests {
  private let fetchUser = FakeFetchUserUseCase()
  private let updateUser = FakeUpdateUserUseCase()
  private var renamed: [User] = []
  private lazy var page = UserDetailViewModel(
    id: 7, fetchUser: fetchUser, updateUser: updateUser,
    actions: UserDetailViewModelActions(didRename: { [weak self] in self?.renamed.append($0) }))

  @Test("is loading until the user comes, then shows it ready to be renamed")
  func loading() async throws {
    let load = Task { await page.load() }
    let call = await fetchUser.calls.next()
    #expect(page.state == .loading)
    #expect(call.input == 7)
    call.answer(.sample(id: 7, name: "Jo Li"))
    await load.value
    guard case .loaded(let details) = page.state else { throw Unloaded() }
    #expect(details.name == "Jo Li")
    #expect(details.joined == "2023-04-17")
    #expect(page.draftName == "Jo Li")
  }

  @Test("says why the user did not come, and can be asked again")
  func failure() async {
    let load = Task { await page.load() }
    await fetchUser.calls.next().fail(UserError.notFound(id: 7))
    await load.value
    #expect(page.state == .failed(message: "There is no user 7."))
    await show(.sample(id: 7))
    #expect(page.draftName == "Ana Ferreira")
  }

  @Test("does not let the late answer of an older load replace a newer one")
  func staleAnswer() async {
    let first = Task { await page.load() }
    let older = await fetchUser.calls.next()
    await show(.sample(id: 7, name: "New"))
    older.answer(.sample(id: 7, name: "Old"))
    await first.value
    #expect(page.draftName == "New")
  }

  @Test("shows the name as stored after saving, and tells of it")
  func saving() async {
    await show(.sample(id: 7))
    page.draftName = "  Jo "
    let save = Task { await page.save() }
    let call = await updateUser.calls.next()
    #expect(page.isSaving)
    #expect(call.input == "  Jo ")
    call.answer(.sample(id: 7, name: "Jo"))
    await save.value
    #expect(!page.isSaving)
    #expect(page.draftName == "Jo")
    #expect(renamed == [.sample(id: 7, name: "Jo")])
  }

  @Test(
    "says beside the field what is wrong with the name, and keeps what was typed",
    arguments: [
      (UserName.Problem.empty, "Enter a name."),
      (.tooLong, "A name has at most 80 characters."),
      (
        .forbiddenCharacter,
        "A name cannot hold control characters, line breaks or unreadable signs."
      ),
    ])
  func fieldError(_ problem: UserName.Problem, _ message: String) async {
    await show(.sample(id: 7))
    page.draftName = "typed"
    await saveFails(UserError.invalidName(problem))
    #expect(page.nameError == message)
    #expect(page.saveError == nil)
    #expect(page.draftName == "typed")
    #expect(renamed.isEmpty)
  }

  @Test("does not blame the name when the server is at fault, and forgets it when told to")
  func saveError() async {
    await show(.sample(id: 7))
    await saveFails(UserError.refused(reason: "Closed on Sundays."))
    #expect(page.nameError == nil)
    #expect(page.saveError == "The server refused: Closed on Sundays.")
    #expect(page.showsSaveError)
    page.showsSaveError = false
    #expect(page.saveError == nil)
  }

  @Test("takes a cancelled save for no failure")
  func cancelledSave() async {
    await show(.sample(id: 7))
    await saveFails(CancellationError())
    #expect(page.saveError == nil)
    #expect(!page.isSaving)
  }

  @Test("saves nothing before there is a user, nor while it is saving")
  func guarded() async {
    await page.save()
    #expect(updateUser.calls.count == 0)
    await show(.sample(id: 7))
    let save = Task { await page.save() }
    let call = await updateUser.calls.next()
    await page.save()
    await page.load()
    #expect(updateUser.calls.count == 0)
    #expect(fetchUser.calls.count == 0)
    call.answer(.sample(id: 7))
    await save.value
  }

  private func show(_ user: User) async {
    let load = Task { await page.load() }
    await fetchUser.calls.next().answer(user)
    await load.value
  }

  private func saveFails(_ error: any Error) async {
    let save = Task { await page.save() }
    await updateUser.calls.next().fail(error)
    await save.value
  }
}

private struct Unloaded: Error {}
