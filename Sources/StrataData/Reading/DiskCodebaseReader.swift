internal import Foundation
package import StrataFeatures
package import StrataCode

/// Reads a code base from the disk or from a commit: lists it, reads its projects, parses its files.
package struct DiskCodebaseReader: CodebaseReading {
  /// How the facts are read out of a file's bytes.
  package typealias FactExtraction = @Sendable (UnsafeBufferPointer<UInt8>) -> FileFacts

  private let cache: RunCache?
  private let memory: ReadMemory?
  private let indexProcess: IndexProcess?
  private let extract: FactExtraction

  /// A reader that reads facts as `extract` does, and keeps them in a cache if there is one, and
  /// what it read last in a memory; index stores are read in a process of their own if there is
  /// one for it.
  package init(
    cache: RunCache? = nil, memory: ReadMemory? = nil, indexProcess: IndexProcess? = nil,
    extract: @escaping FactExtraction = { SwiftSyntaxFactReader().facts(of: $0) }
  ) {
    self.cache = cache
    self.memory = memory
    self.indexProcess = indexProcess
    self.extract = extract
  }

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    try survey(request).read()
  }

  package func root(of request: CodebaseRequest) throws(CodebaseReadError) -> String {
    try ProjectRoot(for: request).path
  }

  package func settings(
    for request: CodebaseRequest
  ) throws(CodebaseReadError) -> Settings {
    let place = try ProjectRoot(for: request)
    let files = TreeFiles(in: place.path).under(try place.overlay(request.overlay))
    guard let revision = request.revision, let path = ProjectSettings.path(request, in: files)
    else { return try ProjectSettings(request, in: files).settings }
    let former: TreeFiles
    do throws(GitFailure) {
      former = try CommitTree.file(path, of: revision, in: place.path)
    } catch { throw .unreadable(path: place.path, cause: error.cause(listing: revision)) }
    return try ProjectSettings(request, in: former).settings
  }

  package func survey(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseSurvey {
    let clock = ContinuousClock()
    let start = clock.now
    let place = try ProjectRoot(for: request)
    let jobs = request.jobs ?? DeepThreads.cores
    var tree = try listed(place.path, request)
    let overlay = try place.overlay(request.overlay)
    let new = tree.sources.missing(overlay)
    tree.lay(overlay)
    let settings = try ProjectSettings(request, in: tree.files).settings
    let excluded = tree.leaveOut(settings.excluded)
    if tree.sources.entries.isEmpty, let first = excluded.first {
      throw .nothingReadable(
        path: request.paths[0],
        cause: Phrase(
          "'\(settings.file ?? "")' excludes all of them, '\(first)' first",
          zh: "'\(settings.file ?? "")' 排除了所有文件，第一个是 '\(first)'"))
    }
    let (map, isKnown) = ProjectMemory(cache, memory).map(of: tree, jobs: jobs)
    let projects = map.adopting(new)
    tree.sources.removeAll { projects.modulesOfFiles[$0.path] == nil }
    var print: Fingerprint?
    var stamps: StampMemory?
    if let cache, request.indexStore == nil {
      stamps = StampMemory(in: cache, of: tree)
      // Where no verdict can be known, each file is read once, and not first for what it is called.
      if isKnown || memory != nil {
        tree.sources.identify(in: tree, jobs: jobs, after: stamps)
      }
      print = Fingerprint(of: tree, projects, settings)
    }
    let surveyed = Surveyed(
      tree: tree, projects: projects, settings: settings, focus: place.focus, overlay: overlay,
      print: print, stamps: stamps, jobs: jobs,
      seconds: seconds(clock.now - start))
    var survey = CodebaseSurvey { [self] () throws(CodebaseReadError) in
      var result = try read(surveyed, request)
      result.workspace.excluded = excluded
      return result
    }
    survey.readPart = { [self] paths in read(paths, of: surveyed) }
    survey.fingerprint = print?.text
    if let print, let cache, request.revision == nil {
      let contents = ContentsMemory(in: cache)
      survey.former = { [self] in
        contents.former(of: surveyed.tree, print, by: reading(of: surveyed))
      }
      if overlay.isEmpty {
        survey.likeness = { [self] in
          contents.likeness(to: surveyed.tree, print, by: reading(of: surveyed))
        }
      }
    }
    survey.focus = place.focus
    survey.overlay = overlay
    survey.seconds = surveyed.seconds
    return survey
  }

  /// The tree at a path, or that of a commit.
  private func listed(
    _ root: String, _ request: CodebaseRequest
  ) throws(CodebaseReadError) -> SourceTree {
    if request.revision == nil, let memory {
      return try memory.tree(at: root, lookedAtWithin: request.oldestLook)
    }
    return try SourceTree(at: root, revision: request.revision)
  }

  /// What a survey found out.
  private struct Surveyed {
    var tree: SourceTree
    var projects: ProjectMap
    var settings: Settings
    var focus: [String]
    var overlay: Overlay
    var print: Fingerprint?
    /// What files looked like before any was read; nil where nothing is kept.
    var stamps: StampMemory?
    var jobs: Int
    /// Wall-clock seconds that it took.
    var seconds: Double

    /// The tree with files called as they were when they were read.
    func named(by files: [ReadFile]) -> SourceTree {
      var named = tree.with(files)
      guard print == nil, let stamps else { return named }
      // What is no source of the code base has not been read yet.
      named.sources.identify(in: tree, jobs: jobs)
      let unknown = tree.sources.entries.count { $0.id == nil }
      if unknown >= SourceEntries.fewestRemembered { stamps.keep(named.sources.entries) }
      return named
    }
  }

  private func read(
    _ surveyed: Surveyed, _ request: CodebaseRequest
  ) throws(CodebaseReadError) -> CodebaseReadResult {
    let (tree, projects) = (surveyed.tree, surveyed.projects)
    let clock = ContinuousClock()
    let start = clock.now
    var warnings = tree.warnings
    for warning in projects.warnings { warnings.add(warning) }
    let sources = reading(of: surveyed).read(tree.sources.entries, &warnings)
    let parsed = clock.now

    noteWhatIsNotRead(tree.root, sources.files, &warnings)
    var workspace = projects.workspace(of: sources.files, root: tree.root)
    if let path = request.indexStore {
      workspace.index = try index(of: workspace, at: path, &warnings)
    }
    workspace.settings = surveyed.settings
    workspace.warnings = warnings.all
    workspace.skipped = warnings.skipped
    cache?.save()
    var result = CodebaseReadResult(
      workspace: workspace, focus: surveyed.focus,
      discoverSeconds: surveyed.seconds + seconds(clock.now - parsed),
      factsSeconds: seconds(parsed - start)
    )
    result.overlay = surveyed.overlay
    result.cached = sources.files.count(where: \.isCached)
    // What the compiler's index says is in no fingerprint.
    if !sources.isPartial, request.indexStore == nil {
      let read = surveyed.named(by: sources.files)
      let isAsListed = surveyed.print != nil && read.sources.areCalled(like: tree.sources)
      if let print = isAsListed
        ? surveyed.print : Fingerprint(of: read, projects, surveyed.settings)
      {
        result.fingerprint = print.text
        if request.revision == nil, surveyed.overlay.isEmpty, let cache {
          let contents = ContentsMemory(in: cache)
          contents.keep(read, print)
          result.noteCourse = { contents.keep(read, print, withCourse: true) }
        }
      }
    }
    let isFound =
      workspace.files.contains { result.isAsked($0.path) }
      || !result.focus.isEmpty && workspace.modules.contains { result.isAsked($0.manifest) }
    guard isFound || request.allowsEmpty && workspace.files.isEmpty && warnings.skipped.isEmpty
    else {
      let cause = warnings.cause(under: result.isAsked)
      throw cause.map { .nothingReadable(path: request.paths[0], cause: $0) }
        ?? .noSwiftFiles(path: request.paths[0])
    }
    return result
  }

  /// How the files of a survey are read.
  private func reading(of surveyed: Surveyed) -> FactReading {
    FactReading(
      tree: surveyed.tree, jobs: surveyed.jobs, cache: cache, memory: memory, extract: extract)
  }

  /// Some files of a tree, with what is known of it all.
  private func read(
    _ paths: Set<String>, of surveyed: Surveyed
  ) -> Workspace {
    let tree = surveyed.tree
    var warnings = WarningList()
    let sources = reading(of: surveyed).read(
      tree.sources.entries.filter { paths.contains($0.path) }, &warnings)
    var workspace = surveyed.projects.workspace(of: sources.files, root: tree.root)
    workspace.settings = surveyed.settings
    return workspace
  }

  private func index(
    of workspace: Workspace, at path: String, _ warnings: inout WarningList
  ) throws(CodebaseReadError) -> CompilerIndex {
    do throws(CompilerIndexError) {
      return try CompilerIndexReader(of: workspace, in: indexProcess)
        .index(at: path, warnings: &warnings)
    } catch { throw .index(error) }
  }

  /// Says what is read only in part, or not at all.
  private func noteWhatIsNotRead(
    _ root: String, _ files: [ReadFile], _ warnings: inout WarningList
  ) {
    let broken = Array(files.lazy.filter(\.facts.hasSyntaxErrors).map(\.path))
    if let first = broken.first {
      warnings.add(
        broken.count == 1
          ? Phrase(
            "'\(first)' has syntax errors and is judged as far as it could be read",
            zh: "'\(first)' 有语法错误，只按能解析的部分判断")
          : Phrase(
            """
            \(broken.count) files have syntax errors and are judged as far as they could be read, \
            '\(first)' first
            """,
            zh: "\(broken.count) 个文件有语法错误，只按能解析的部分判断，第一个是 '\(first)'"))
    }
  }

  private func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
