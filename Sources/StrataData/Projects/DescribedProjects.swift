/// The projects that other manifests than Swift packages and Xcode projects describe.
package struct DescribedProjects: Sendable {
  private let tuist: TuistManifests
  private let xcodeGen: [String]
  private let podSpecs: [String]
  private let files: TreeFiles

  /// The manifests among `paths`: Swift files, `project.yml` and `*.podspec`.
  package init(_ paths: [String], _ files: TreeFiles) {
    self.files = files
    tuist = TuistManifests(paths.filter { $0.hasSuffix(".swift") }, files)
    xcodeGen = paths.filter { DescriptionFiles.isXcodeGen($0) }
    podSpecs = paths.filter { DescriptionFiles.isPodSpec($0) }
  }

  /// The Swift files that are manifests rather than code.
  package var manifests: Set<String> { tuist.all }

  /// What they say.
  package func descriptions(jobs: Int) -> [ProjectDescription] {
    var found = TuistProjects(tuist, files, jobs: jobs).descriptions
    let (xcodeGen, podSpecs, files) = (xcodeGen, podSpecs, files)
    // Deep mappings are walked by recursion, for which only these threads have the stack.
    let others = DeepThreads.map(count: xcodeGen.count + podSpecs.count, jobs: jobs) { index in
      index < xcodeGen.count
        ? XcodeGenProject(at: xcodeGen[index], files).description
        : DescribedProjects.podSpec(at: podSpecs[index - xcodeGen.count], files)
    }
    found += others.compactMap { $0 }
    return found
  }

  private static func podSpec(at path: String, _ files: TreeFiles) -> ProjectDescription? {
    let bytes: [UInt8]
    do throws(FileReadFailure) {
      bytes = try files.read(path)
      if let fault = BracketDepth.fault(in: bytes) { throw .failed(fault) }
      if bytes.count > 4 << 20 { throw .failed(SkipReason.isTooLarge("4 MB")) }
    } catch {
      if error == .missing { return nil }
      return ProjectDescription(
        kind: "cocoapods", folder: RelativePath.parent(of: path) ?? "",
        warnings: [.cannotRead(path, error.cause)])
    }
    if !path.hasSuffix(".json") { return PodSpec(ruby: bytes).description(at: path) }
    if let spec = PodSpec(json: bytes) { return spec.description(at: path) }
    return ProjectDescription(
      kind: "cocoapods", folder: RelativePath.parent(of: path) ?? "",
      warnings: [.cannotRead(path, SkipReason.isMalformed("JSON"))])
  }
}
