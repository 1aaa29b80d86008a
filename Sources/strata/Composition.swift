internal import StrataCode
internal import StrataData
internal import StrataFeatures
internal import StrataRules
internal import StrataPresentation

/// The only place where adapters meet use cases.
struct Composition {
  private let judge: JudgeCodebase
  private let cacheFolder: CacheFolder?
  private let places: any PlaceRemembering
  private let baselines = DiskBaselines()

  /// Adapters that keep what they read where the caller wants it, and, where a process needs it again,
  /// what they worked out last.
  init(cache: CacheChoice = .nowhere, for life: ProcessLife = .oneState) {
    cacheFolder = cache.folder
    let cache = cacheFolder.map { RunCache(in: $0) }
    let isShort = life != .manyAnswers
    judge = JudgeCodebase(
      reader: DiskCodebaseReader(
        cache: cache, memory: life == .oneState ? nil : ReadMemory(untilOneAnswer: isShort),
        indexProcess: .ofThisProgram),
      text: DiskSourceText(), sharing: WorkOnThreads(),
      memory: cache.map { StateMemory(in: $0) } ?? NoMemory(),
      last: life == .oneState ? LastCodebase() : CodebaseMemory(untilOneAnswer: isShort))
    places = cache.map { PlaceMemory(in: $0) } ?? NoPlaceMemory()
  }

  /// The check of a code base on the disk.
  var checkArchitecture: CheckArchitecture {
    CheckArchitecture(judge: judge, baselines: baselines, changes: GitChanges())
  }

  /// A watch over a code base on the disk, as long as anybody listens.
  func watchArchitecture(until isUnheard: @escaping @Sendable () -> Bool) -> WatchArchitecture {
    WatchArchitecture(check: checkArchitecture, changes: PollingChanges(until: isUnheard))
  }

  /// The baseline of a code base on the disk.
  var keepBaseline: UpdateBaseline {
    UpdateBaseline(check: checkArchitecture, baselines: baselines)
  }

  /// The audit of what changed since a commit.
  var auditChange: AuditChange {
    AuditChange(judge: judge, baselines: baselines, bases: GitChanges(), changes: GitChanges())
  }

  /// Whether something may be written to a code base on the disk.
  var guardWrite: GuardWrite { GuardWrite(audit: auditChange, saved: savedFiles) }

  /// What a project on the disk does.
  var learnConventions: LearnConventions { LearnConventions(check: checkArchitecture) }

  /// Whether a plan keeps what it promises.
  var judgePlan: JudgePlan { JudgePlan(audit: auditChange) }

  /// New code the way a project on the disk writes it.
  var addCode: AddCode {
    AddCode(learn: learnConventions, judge: judgePlan, saved: savedFiles)
  }

  /// A new project on the disk.
  var createProject: CreateProject {
    CreateProject(judge: judgePlan, folders: DiskNewFolders())
  }

  /// Fixes for what is found in a project on the disk.
  var fixFindings: FixFindings {
    FixFindings(check: checkArchitecture, judge: judgePlan, saved: savedFiles)
  }

  /// Writing plans to the disk.
  var applyPlan: ApplyPlan { ApplyPlan(store: changes) }

  /// Keeping what was written only if a command succeeds with it.
  var verifyChange: VerifyChange { VerifyChange(commands: ShellCommands(), store: changes) }

  /// Taking back what was written.
  var undoChange: UndoChange { UndoChange(store: changes) }

  /// Where there is no git, changes are noted beside the cache, also by a run that keeps none.
  private var changes: any ChangeStoring { DiskChanges(cache: cacheFolder ?? .usual) }

  /// Files of projects as they are saved.
  var savedFiles: any SavedFileReading { DiskSavedFiles() }

  /// The answers to agents that ask before they write.
  var answerHook: AnswerHook {
    AnswerHook(guardWrite: guardWrite, saved: savedFiles, audit: auditChange, map: mapProject)
  }

  /// Making agents ask.
  var installHook: InstallHook { InstallHook(store: DiskHookSettings()) }

  /// Why agents went without an answer.
  var hookMisses: any HookMissKeeping { HookMisses(in: cacheFolder) }

  /// Findings counted by what they have in common.
  var countFindings: CountFindings {
    CountFindings(owners: CodeOwnersReader())
  }

  /// The whole picture of a code base on the disk.
  var reportArchitecture: ReportArchitecture {
    ReportArchitecture(
      check: checkArchitecture, audit: auditChange, owners: CodeOwnersReader(), churn: GitChurn(),
      host: GitSourceHost())
  }

  /// The advice to a code base on the disk.
  var adviseArchitecture: AdviseArchitecture {
    AdviseArchitecture(check: checkArchitecture, history: GitHistory())
  }

  /// The page of a report, which names its own script and style by what they hold.
  var reportPage: ReportPage { ReportPage(digest: TextDigest.policy) }

  /// The layer map of a code base on the disk.
  var mapLayers: MapLayers { MapLayers(judge: judge) }

  /// What a code base on the disk keeps where.
  var mapProject: MapProject { MapProject(check: checkArchitecture) }

  /// The graph of a code base on the disk.
  var drawDiagram: DrawDiagram {
    DrawDiagram(draw: DrawArchitecture(check: checkArchitecture))
  }

  /// Explanations over a code base on the disk.
  var explainSubject: ExplainSubject { ExplainSubject(judge: judge) }

  /// Where texts belong in a code base on the disk.
  var placeCode: PlaceCode { PlaceCode(judge: judge, text: TextFacts(), memory: places) }

  /// What holds in a project on the disk.
  var showSettings: ShowSettings { ShowSettings(judge: judge) }

  /// Settings that a project on the disk could have.
  var proposeSettings: ProposeSettings { ProposeSettings(check: checkArchitecture) }

  /// Writing the settings of a project.
  var storeSettings: StoreSettings { StoreSettings(settings: DiskSettings()) }

  /// What is kept of earlier runs.
  var inspectCache: InspectCache { InspectCache(cache: PackKeeper(of: cacheFolder)) }

  /// Throwing away what is kept of earlier runs.
  var clearCache: ClearCache { ClearCache(cache: PackKeeper(of: cacheFolder)) }

  /// Where reports are written.
  static var reports: any ReportWriting { DiskReports() }

  /// The root of the project around a folder.
  static func project(around folder: String) throws(CodebaseReadError) -> String {
    try ProjectFolder.around(folder)
  }

  /// The root of the repository around a folder.
  static func repository(around folder: String) -> String { RepositoryRoot.around(folder) }

  /// What is tested where in each school, where there is all that can be tested.
  var testingStrategies: [TestingStrategy] {
    Profile.allCases.map { TestingStrategy(.full, profile: $0) }
  }

  /// Every rule there is.
  var catalogue: [Rule] { Rule.catalogue }
}

/// What a process reads code bases for.
enum ProcessLife {
  /// An answer about one state of a code base, after which it ends.
  case oneState
  /// One about two states, which have most in common: the second is worked out from the first.
  case twoStates
  /// Answers about a code base that changes between them.
  case manyAnswers
}

/// Where later runs find what a run read.
enum CacheChoice {
  case nowhere
  /// In the user's cache folder.
  case usual
  case folder(String)

  /// The folder; nil for none.
  var folder: CacheFolder? {
    switch self {
    case .nowhere: nil
    case .usual: .usual
    case .folder(let path): CacheFolder(at: path)
    }
  }
}
