internal import Foundation
package import StrataDomain

/// Reads a code base from the disk: lists it, reads its projects, parses its files.
package struct DiskCodebaseReader: CodebaseReading {
  /// How the facts are read out of a file's bytes.
  package typealias FactExtraction = @Sendable (UnsafeBufferPointer<UInt8>) -> FileFacts

  private let extract: FactExtraction

  /// A reader that reads facts as `extract` does.
  package init(extract: @escaping FactExtraction = { SwiftSyntaxFactReader().facts(of: $0) }) {
    self.extract = extract
  }

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    if let commit = request.revision { return try read(request, at: commit) }
    let clock = ContinuousClock()
    let start = clock.now
    let place = try ProjectRoot(for: request)
    let root = place.path
    let jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount

    var listing: FileListing
    do { listing = try FileListing(of: root) } catch {
      throw .unreadable(path: root, cause: error.cause)
    }
    var warnings = listing.warnings
    var sources = SourceEntries(listing, in: root, warnings: &warnings)
    let projects = ProjectReading(
      root: root, jobs: jobs, sources: &sources, listing: listing, warnings: &warnings)
    let listed = clock.now

    let files = FactReading(root: root, jobs: jobs, extract: extract).read(
      sources.entries, warnings: &warnings)
    let parsed = clock.now

    noteWhatIsNotRead(root, files, &warnings)
    var workspace = projects.workspace(files: files, aliases: sources.aliases, root: root)
    if let location = request.indexStore {
      workspace.index = try index(of: workspace, at: location, &warnings)
    }
    workspace.warnings = warnings.all
    let end = clock.now
    let result = CodebaseReadResult(
      workspace: workspace, focus: place.focus,
      discoverSeconds: seconds(listed - start) + seconds(end - parsed),
      factsSeconds: seconds(parsed - listed)
    )
    let isFound =
      workspace.files.contains { result.isAsked($0.path) }
      || !result.focus.isEmpty && workspace.modules.contains { result.isAsked($0.manifest) }
    guard isFound else {
      let cause = warnings.cause(under: result.isAsked)
      throw cause.map { .nothingReadable(path: request.paths[0], cause: $0) }
        ?? .noSwiftFiles(path: request.paths[0])
    }
    return result
  }

  private func index(
    of workspace: Workspace, at location: IndexStoreLocation, _ warnings: inout WarningList
  ) throws(CodebaseReadError) -> CompilerIndex {
    let path =
      switch location {
      case .projectBuild: workspace.root
      case .path(let path): path
      }
    do throws(CompilerIndexError) {
      return try CompilerIndexReader(of: workspace).index(at: path, warnings: &warnings)
    } catch { throw .index(error) }
  }

  /// Says what is read only in part, or not at all.
  private func noteWhatIsNotRead(
    _ root: String, _ files: [FactReading.File], _ warnings: inout WarningList
  ) {
    let broken = files.filter(\.facts.hasSyntaxErrors).map(\.path)
    if let first = broken.first {
      warnings.add(
        broken.count == 1
          ? "'\(first)' has syntax errors and is judged as far as it could be read"
          : "\(broken.count) files have syntax errors and are judged as far as they could be read, "
            + "'\(first)' first")
    }
    if pathKind(RelativePath.absolute(".strata.yml", in: root)) != nil {
      warnings.add("'.strata.yml' is not read by this version: its settings have no effect")
    }
  }

  private func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
