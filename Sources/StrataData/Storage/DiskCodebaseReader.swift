internal import Foundation
package import StrataDomain

/// Reads a code base from the disk: lists it, reads its projects, parses its files.
package struct DiskCodebaseReader: CodebaseReading {
  /// A reader; it holds no state.
  package init() {}

  package func read(_ request: CodebaseRequest) throws(CodebaseReadError) -> CodebaseReadResult {
    let clock = ContinuousClock()
    let start = clock.now
    let place = try ProjectRoot(for: request)
    let root = place.path
    let jobs = request.jobs ?? ProcessInfo.processInfo.activeProcessorCount

    var listing: FileListing
    do { listing = try FileListing(of: root) } catch {
      throw .unreadable(path: request.path, cause: error.cause)
    }
    var warnings = listing.warnings
    var sources = SourceEntries(listing, in: root, warnings: &warnings)
    let projects = ProjectReading(
      root: root, jobs: jobs, sources: &sources, listing: listing, warnings: &warnings)
    let listed = clock.now

    let files = FactReading(root: root, jobs: jobs).read(sources.entries, warnings: &warnings)
    let parsed = clock.now

    guard files.contains(where: { place.isAsked($0.path) }) else {
      throw .noSwiftFiles(path: request.path)
    }
    var workspace = projects.workspace(files: files, aliases: sources.aliases, root: root)
    workspace.warnings = warnings.all
    let end = clock.now
    return CodebaseReadResult(
      workspace: workspace,
      focus: place.focus,
      discoverSeconds: seconds(listed - start) + seconds(end - parsed),
      factsSeconds: seconds(parsed - listed)
    )
  }

  private func seconds(_ duration: Duration) -> Double {
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}

extension ProjectRoot {
  /// Whether a file lies under the asked folder; for an asked file, any file counts.
  fileprivate func isAsked(_ path: String) -> Bool {
    !focusIsFolder || focus.isEmpty || path.hasPrefix(focus + "/")
  }
}
