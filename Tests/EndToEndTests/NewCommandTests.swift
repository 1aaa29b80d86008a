import Foundation
import TestSupport
import Testing

/// Whether a created project builds and passes its own tests is what `Scripts/created.sh` proves.
@Suite("strata new")
struct NewCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "strata-new-test-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func new(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["new"] + arguments, in: folder)
  }

  private func files(_ project: String) throws -> [String] {
    let root = folder.appending(path: project).path
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + $0, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }

  @Test func writesTheTreeThatTheLayeredSchoolDrawsAndUndoesIt() throws {
    let made = try new("Users", "--school", "layered", "--layout", "tree", "--yes")
    #expect(made.code == 0, "\(made.errors)")
    #expect(
      try files("Users") == [
        ".gitignore", ".strata.yml", "Package.swift",
        "Sources/App/DIContainer/AppDIContainer.swift",
        "Sources/App/DIContainer/UsersSceneDIContainer.swift", "Sources/App/UsersApp.swift",
        "Sources/Data/LiveUserRepository.swift",
        "Sources/Domain/UseCases/FetchUserUseCase.swift",
        "Sources/Domain/UseCases/FetchUsersUseCase.swift",
        "Sources/Domain/UseCases/UpdateUserUseCase.swift", "Sources/Domain/User.swift",
        "Sources/Domain/UserRepository.swift",
        "Sources/Presentation/UsersScene/Flows/UsersFlowCoordinator.swift",
        "Sources/Presentation/UsersScene/UserDetail/UserDetailView.swift",
        "Sources/Presentation/UsersScene/UserDetail/UserDetailViewModel.swift",
        "Sources/Presentation/UsersScene/UserList/UserListView.swift",
        "Sources/Presentation/UsersScene/UserList/UserListViewModel.swift",
        "Tests/FetchUsersUseCaseTests.swift", "Tests/Support/FakeUserRepository.swift",
        "Tests/Support/Fixtures.swift", "Tests/UserDetailViewModelTests.swift",
        "Tests/UserListViewModelTests.swift",
      ])
    let project = folder.appending(path: "Users")
    let undone = try BuiltCommand.run(["undo"], in: project)
    #expect(undone.code == 0, "\(undone.errors)")
    #expect(try files("Users").isEmpty)
  }

  @Test(arguments: ["layered", "router", "pragmatic", "domain-first", "interactor"])
  func hasNoFindingInItsOwnSchool(_ school: String) throws {
    for ui in ["swiftui", "none"] + (school == "layered" ? ["uikit"] : []) {
      let name = "Shop" + ui.capitalized
      let made = try new(
        name, "--school", school, "--ui", ui, "--feature", "Order", "--feature", "Category",
        "--yes")
      #expect(made.code == 0, "\(made.errors)")
      let project = folder.appending(path: name)
      let checked = try BuiltCommand.run(["check", "--info", "--strict"], in: project)
      #expect(checked.code == 0, "\(checked.output)")
      #expect(checked.output.hasPrefix("No errors or warnings"), "\(checked.output)")
      let views = try files(name).filter { $0.hasSuffix("View.swift") }
      #expect(views.isEmpty == (ui != "swiftui"))
      let controllers = try files(name).filter { $0.hasSuffix("ViewController.swift") }
      #expect(controllers.count == (ui == "uikit" ? 6 : 0))
    }
  }

  @Test(
    arguments: ["layered", "router", "pragmatic", "interactor"],
    ["cache-first", "network-first", "in-memory"])
  func keepsAnswersWithoutAFinding(_ school: String, _ cache: String) throws {
    let made = try new("Users", "--school", school, "--cache", cache, "--yes")
    #expect(made.code == 0, "\(made.errors)")
    let names = try files("Users").map { String($0.split(separator: "/").last ?? "") }
    #expect(names.contains("UserRecords.swift"))
    #expect(names.contains("SingleFlight.swift") == (cache != "network-first"))
    #expect(names.contains("FileDataSource.swift") == (cache != "in-memory"))
    #expect(names.contains("FileDataSourceTests.swift") == (cache != "in-memory"))
  }

  @Test(arguments: [("tuist", "Project.swift"), ("xcodegen", "project.yml")])
  func isBuiltAsAnXcodeProjectByTheSameTargets(_ kind: String, _ manifest: String) throws {
    for school in ["layered", "interactor"] {
      let name = school.capitalized + "Users"
      let made = try new(
        name, "--school", school, "--feature", "User", "--project", kind, "--yes")
      #expect(made.code == 0, "\(made.errors)")
      let written = try files(name)
      #expect(written.contains(manifest) && !written.contains("Package.swift"))
      let targets = try BuiltCommand.run(
        ["check", "--format", "json"], in: folder.appending(path: name))
      #expect(targets.code == 0, "\(targets.errors)")
    }
  }

  @Test func showsWithoutWritingAndWritesNowhereButInAnEmptyFolder() throws {
    let shown = try new("Users", "--school", "router", "--dry-run", "--format", "patch")
    #expect(shown.code == 0, "\(shown.errors)")
    #expect(shown.output.contains("+++ b/Sources/Domain/Entities/User.swift"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    try Data().write(to: folder.appending(path: "note.txt"))
    let refused = try new("Users", "--school", "router", "--in", ".", "--yes")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("there are files in"), "\(refused.errors)")
  }

  @Test(arguments: [
    (["shop", "--school", "router"], "nothing can be called 'shop'"),
    (["Shop", "--school", "router"], "what 'Shop' is about is not known"),
    (["Shop", "--school", "router", "--feature", "Task"], "'Task' is the name of something else"),
    (["Shop", "--school", "router", "--feature", "Order", "--feature", "Orders"], "given twice"),
    (["Users", "--school", "standard"], "no project can be made for 'standard'"),
    (["Users", "--school", "router", "--project", "tuist", "--ui", "none"], "apps with views"),
    (["Users", "--school", "router", "--ui", "uikit"], "has no coordinator that opens screens"),
    (["Users", "--school", "domain-first", "--cache", "in-memory"], "asks no server"),
    (["Users", "--school", "router", "--layout", "tree"], "'router' has one layout only"),
  ])
  func saysWhatItCannotMake(_ arguments: [String], _ words: String) throws {
    let outcome = try BuiltCommand.run(["new"] + arguments + ["--yes"], in: folder)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
