import StrataData
package import StrataFeatures
package import StrataCode

/// A code base that exists only in memory: what the disk reader would read from these files.
package struct InMemoryCodebase: CodebaseReading, SourceTextReading {
  /// Paths and texts, in any order.
  package var files: [(path: String, text: String)]
  /// What the files were before, for those who ask for a commit.
  package var before: [(path: String, text: String)] = []
  /// The text of the project's baseline, if it has one.
  private let baseline: String?
  /// The text of the project's settings, if it has any.
  private let settings: String?

  /// A code base of the files.
  package init(_ files: [(path: String, text: String)]) {
    baseline = files.first { $0.path == BaselineLocation.fileName }?.text
    settings = files.first { $0.path == Settings.fileName }?.text
    self.files = files.filter {
      $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".pbxproj")
        || DescriptionFiles.isDescription($0.path)
    }
  }

  /// A code base of the files of a marked source.
  package init(_ source: MarkedSource) {
    self.init(source.files)
    before = source.before
  }

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    if request.revision != nil {
      var earlier = CodebaseRequest(path: ".")
      earlier.settings = request.settings
      return try InMemoryCodebase(before).read(earlier)
    }
    if !request.overlay.isEmpty {
      var saved = request
      saved.overlay = Overlay()
      var result = try under(request.overlay).read(saved)
      result.overlay = request.overlay
      return result
    }
    let workspace = try workspace(by: settings(for: request))
    guard !workspace.files.isEmpty || request.allowsEmpty else {
      throw .noSwiftFiles(path: request.paths[0])
    }
    let focus = request.paths.filter { $0 != "." && $0 != "/" }
    for path in focus where !files.contains(where: { $0.path == path }) {
      throw .missing(path: path)
    }
    return CodebaseReadResult(workspace: workspace, focus: focus)
  }

  /// The code base with an overlay over it.
  private func under(_ overlay: Overlay) -> InMemoryCodebase {
    let saved = Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first }
    let texts = saved.merging(
      overlay.files.compactMapValues { file in
        switch file {
        case .text(let bytes): String(decoding: bytes, as: UTF8.self)
        case .moved(let old): saved[old]
        case .gone: nil
        }
      }
    ) { $1 }.filter { overlay.files[$0.key] != .gone }
    return InMemoryCodebase(texts.map { ($0.key, $0.value) })
  }

  package func settings(
    for request: CodebaseRequest
  ) throws(CodebaseReadError) -> Settings {
    if case .given(let given) = request.settings { return given }
    var text = request.revision == nil ? settings : InMemoryCodebase(before).settings
    if case .text(let bytes)? = request.overlay.files[Settings.fileName] {
      text = String(decoding: bytes, as: UTF8.self)
    }
    guard let text else { return Settings() }
    do throws(SettingsError) {
      return try SettingsText.settings(Array(text.utf8), at: Settings.fileName)
    } catch { throw .settings(error) }
  }

  /// The workspace of the files, without settings.
  package var workspace: Workspace { workspace(by: Settings()) }

  private func workspace(by settings: Settings) -> Workspace {
    let texts = Dictionary(files.map { ($0.path, Array($0.text.utf8)) }) { first, _ in first }
    let tree = TreeFiles { (path) throws(FileReadFailure) in
      guard let bytes = texts[path] else { throw .missing }
      return bytes
    }
    let described = DescribedProjects(files.map(\.path), tree)
    let all = files.filter { file in
      file.path.hasSuffix(".swift") && !Self.isManifest(file.path)
        && !described.manifests.contains(file.path)
    }.sorted { $0.path < $1.path }
    func isExcluded(_ path: String) -> Bool { settings.excluded.contains { $0.covers(path) } }
    let sources = all.filter { !isExcluded($0.path) }
    let folders = SourceFolders(around: sources.map(\.path))
    let packages = files.filter { Self.isManifest($0.path) }.map { file in
      PackageManifest(Array(file.text.utf8), at: file.path).description(over: folders)
    }
    let apps = files.filter { $0.path.hasSuffix(".pbxproj") }.map { file in
      XcodeProject(Array(file.text.utf8), at: file.path, in: tree).description
    }
    let projects = packages + apps + described.descriptions(jobs: 1)
    var assignment = ModuleAssignment(projects, paths: sources.map(\.path), rootName: "Example")
    let read = sources.map { file in
      SourceFile(
        path: file.path, modules: assignment.modules(of: [file.path]),
        facts: SwiftSyntaxFactReader().facts(of: file.text))
    }
    var workspace = Workspace(
      root: "/", kinds: projects.isEmpty ? ["folder"] : Set(projects.map(\.kind)).sorted(),
      modules: assignment.modules, files: read,
      warnings: projects.flatMap(\.warnings))
    workspace.settings = settings
    workspace.excluded = all.map(\.path).filter(isExcluded)
    workspace.skipped = read.filter(\.facts.isGenerated).map {
      SkippedFile(
        path: $0.path, kind: .generated,
        reason: Phrase("it says that a tool wrote it", zh: "它标明由工具生成"))
    }
    return workspace
  }

  package func lines(_ numbers: Set<Int>, of file: String, in root: String) -> [Int: String] {
    let found =
      file == BaselineLocation.fileName ? baseline : file == Settings.fileName ? settings : nil
    guard let text = found ?? files.first(where: { $0.path == file })?.text else { return [:] }
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var lines: [Int: String] = [:]
    for number in numbers where number >= 1 && number <= all.count {
      lines[number] = String(all[number - 1])
    }
    return lines
  }

  /// The baseline among the files, which nobody can replace.
  package var baselines: InMemoryBaselines {
    func texts(_ text: String?) -> [String: String] {
      text.map { [BaselineLocation.fileName: $0] } ?? [:]
    }
    return InMemoryBaselines(texts(baseline), before: texts(InMemoryCodebase(before).baseline))
  }

  /// A check, or an audit if there is an earlier state.
  package func checked(_ request: CheckRequest) throws -> CheckResult {
    if before.isEmpty {
      return try CheckArchitecture(
        judge: JudgeCodebase(reader: self, text: self), baselines: baselines)(request)
    }
    return try AuditChange(
      judge: JudgeCodebase(reader: self, text: self), baselines: baselines, bases: self)(
        AuditRequest(check: request)
      )
      .check
  }

  private static func isManifest(_ path: String) -> Bool {
    path == "Package.swift" || path.hasSuffix("/Package.swift")
  }
}

extension InMemoryCodebase: SavedFileReading {
  package func file(
    at path: String, in request: CodebaseRequest
  ) throws(CodebaseReadError) -> SavedFile {
    let other = [BaselineLocation.fileName: baseline, Settings.fileName: settings]
    let found = files.first { $0.path == path }?.text ?? other[path].flatMap(\.self)
    return SavedFile(root: "/", text: found.map { Array($0.utf8) })
  }
}

extension InMemoryCodebase: BaseReading {
  package func base(
    named reference: String?, around folder: String
  ) throws(ChangeReadError) -> ChangeBase {
    ChangeBase(name: reference ?? "main", commit: String(repeating: "1a2b3c4d", count: 5))
  }
}
