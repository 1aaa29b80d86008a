internal import StrataCode

/// Reads all manifests of a code base.
struct ProjectReading {
  private var projects: [ProjectDescription] = []
  private var generatedClasses: [String: String] = [:]
  private var warnings: [Phrase] = []

  /// Reads what `listing` holds; manifests among `sources` are taken out of them.
  init(
    _ files: TreeFiles, jobs: Int, sources: inout SourceEntries, listing: FileListing
  ) {
    let packages = PackageManifests(sources.entries.map(\.path), in: files)
    let described = DescribedProjects(
      sources.entries.map(\.path) + listing.descriptions, files)
    sources.removeAll {
      packages.all.contains($0.path) || described.manifests.contains($0.path)
    }
    let names = sources.entries.map(\.path) + sources.aliases.values.joined().sorted()
    let folders = SourceFolders(around: names)
    let manifests = packages.chosen + listing.xcodeProjects
    let order = manifests.indices.reversed()  // Xcode projects take longest.
    projects = DeepThreads.map(count: manifests.count, jobs: jobs, order: Array(order)) {
      ProjectReading.project(at: manifests[$0], in: files, folders)
    }
    projects = ProjectMerging.merged(projects + described.descriptions(jobs: jobs))
    let models = CoreDataModels(listing.models, in: files)
    generatedClasses = models.classes
    let gap = ManifestGap.warning(of: projects.compactMap(\.gap))
    warnings = projects.flatMap(\.warnings) + [gap].compactMap(\.self) + models.warnings
  }

  private static func project(
    at path: String, in files: TreeFiles, _ folders: SourceFolders
  ) -> ProjectDescription {
    do throws(FileReadFailure) {
      let bytes = try files.read(path)
      let isXcode = path.hasSuffix(".pbxproj")
      if isXcode, let line = MergeMarkers.firstLine(in: bytes) {
        return unmerged(path, line: line)
      }
      let fault = isXcode ? BracketDepth.fault(in: bytes) : ParserLimits.fault(in: bytes)
      if let fault { throw .failed(fault) }
      return isXcode
        ? XcodeProject(bytes, at: path, in: files).description
        : PackageManifest(bytes, at: path).description(over: folders)
    } catch {
      return unreadable(path, error)
    }
  }

  private static func unmerged(_ path: String, line: Int) -> ProjectDescription {
    var project = blank(path)
    project.unmerged = UnmergedManifest(path: path, line: line)
    project.warnings = [
      .cannotRead(
        path, Phrase("there is a merge marker in line \(line)", zh: "第 \(line) 行有合并冲突标记"))
    ]
    return project
  }

  private static func blank(_ path: String) -> ProjectDescription {
    var project = ProjectDescription(
      kind: path.hasSuffix(".pbxproj") ? "xcode" : "swiftpm",
      folder: RelativePath.parent(of: path) ?? "")
    if project.kind == "xcode" { project.folder = RelativePath.parent(of: project.folder) ?? "" }
    return project
  }

  private static func unreadable(_ path: String, _ error: FileReadFailure) -> ProjectDescription {
    var project = blank(path)
    if error != .missing { project.warnings = [.cannotRead(path, error.cause)] }
    return project
  }

  /// What they say of the sources.
  func map(of sources: SourceEntries, rootName: String) -> ProjectMap {
    let paths = sources.entries.map(\.path) + sources.aliases.values.joined().sorted()
    var assignment = ModuleAssignment(projects, paths: paths, rootName: rootName)
    var map = ProjectMap()
    for path in sources.entries.map(\.path) {
      map.modulesOfFiles[path] = assignment.modules(of: [path] + (sources.aliases[path] ?? []))
    }
    let kinds = Set(projects.map(\.kind)).sorted()
    map.kinds = kinds.isEmpty ? ["folder"] : kinds
    map.modules = assignment.modules
    map.generatedClasses = generatedClasses
    map.unmerged = projects.compactMap(\.unmerged).sorted { $0.path < $1.path }
    map.warnings = warnings
    return map
  }
}

/// The Swift files that describe packages.
struct PackageManifests {
  /// One manifest a folder, sorted.
  private(set) var chosen: [String] = []
  /// All of them, also those for other versions of Swift.
  private(set) var all: Set<String> = []

  /// Picks the manifests out of `paths`; a file of the project may be called the same.
  init(_ paths: [String], in files: TreeFiles) {
    var best: [String: String] = [:]
    for path in paths {
      let name = RelativePath.name(of: path)
      guard name == "Package.swift" || name.hasPrefix("Package@swift-"),
        PackageManifests.isManifest(path, in: files)
      else { continue }
      all.insert(path)
      let folder = RelativePath.parent(of: path) ?? ""
      let isPlain = name == "Package.swift"
      // In sorted order the variant for the newest Swift comes last.
      if isPlain || RelativePath.name(of: best[folder] ?? "") != "Package.swift" {
        best[folder] = path
      }
    }
    chosen = best.values.sorted()
  }

  private static let marks = ["swift-tools-version", "PackageDescription"].map { Array($0.utf8) }

  private static func isManifest(_ path: String, in files: TreeFiles) -> Bool {
    guard let bytes = try? files.read(path) else { return true }
    return marks.contains { bytes.contains($0) }
  }
}
