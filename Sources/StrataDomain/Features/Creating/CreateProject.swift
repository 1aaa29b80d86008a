package import StrataCode
internal import StrataRules

/// Plans a whole project, and has the plan judged by the school's own profile.
package struct CreateProject: Sendable {
  private let judge: JudgePlan
  private let folders: any NewFolders

  /// Plans that are judged by `judge`, in an empty folder of `folders`.
  package init(judge: JudgePlan, folders: any NewFolders) {
    self.judge = judge
    self.folders = folders
  }

  /// The schools that projects can be made for.
  package static let schools = Profile.allCases.filter { School($0) != nil }

  /// The plan for a request, with what the engine says of it.
  package func callAsFunction(_ request: CreateRequest) throws(CreateError) -> JudgedPlan {
    let plan = try Self.plan(request)
    guard folders.isVacant(request.root) else { throw .occupied(folder: request.root) }
    var terms = request.terms
    terms.profile = request.school
    do throws(ChangeError) {
      // Nothing around the new folder has a say, and a plan that is only shown leaves no trace.
      var judged = try folders.inEmptyFolder { (empty) throws(ChangeError) in
        try judge(plan, in: request.codebase, at: empty, under: terms) { _ in
          // What is there is not created twice.
          EditPlan(plan.title, .safe)
        }
      }
      judged.root = request.root
      return judged
    } catch { throw .change(error) }
  }

  /// Makes the folder that a plan is written to.
  package func makeFolder(of judged: JudgedPlan) throws(ChangeError) {
    guard folders.isVacant(judged.root) else { throw .exists(path: judged.root) }
    try folders.make(judged.root)
  }

  private static func plan(_ request: CreateRequest) throws(CreateError) -> EditPlan {
    guard let school = School(request.school) else { throw .noSchool(request.school) }
    if request.layout == .tree && school.tree == nil { throw .noTree(request.school) }
    if request.cache != .none && !school.has(.liveRepository) { throw .noCache(request.school) }
    if request.project != .package && request.ui == .none { throw .noViews(request.project) }
    // Controllers are opened by a coordinator; the other schools' views open each other.
    if request.ui == .uikit && !school.has(.coordinator) { throw .noControllers(request.school) }
    let writer = ProjectWriter(
      app: request.name, profile: request.school, school: school,
      features: try CreatedNames.features(of: request), ui: request.ui, tests: request.tests,
      layout: request.layout, cache: request.cache,
      project: request.project)
    let name = request.school.rawValue
    var plan = EditPlan(
      Phrase(
        "create \(request.name), a project of the school \(name)",
        zh: "新建 \(request.name)，采用 \(name) 流派"), .safe)
    for file in writer.files {
      plan.edits.append(
        Edit(.create(path: file.path, text: Array(file.text.utf8)), because: .empty))
      guard let layer = file.layer else { continue }
      plan.intents[file.path] = EditPlan.Intent(layer: layer, modules: file.modules)
    }
    plan.steps = [step(of: request)]
    return plan
  }

  /// What is done first with the new project.
  private static func step(of request: CreateRequest) -> Phrase {
    let name = request.name
    let generated = { (command: String) in
      Phrase(
        "in '\(name)', run `\(command)`, then open the project in Xcode",
        zh: "在 '\(name)' 中运行 `\(command)`，然后用 Xcode 打开项目")
    }
    switch request.project {
    case .package:
      return Phrase(
        "in '\(name)', run `swift test` and `swift run \(name)App`",
        zh: "在 '\(name)' 中运行 `swift test` 和 `swift run \(name)App`")
    case .tuist: return generated("tuist generate")
    case .xcodegen: return generated("xcodegen")
    }
  }
}

extension School {
  /// The school that a profile is named after; nil for what is none.
  init?(_ profile: Profile) {
    switch profile {
    case .layered: self = .layered
    case .pragmatic: self = .pragmatic
    case .router: self = .router
    case .domainFirst: self = .domainFirst
    case .interactor: self = .interactor
    case .standard: return nil
    }
  }
}
