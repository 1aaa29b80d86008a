internal import StrataCode
internal import SwiftParser
internal import SwiftSyntax

/// One of Tuist's files as syntax, with what it declares.
struct TuistSource: Sendable {
  var path: String
  var tree: SourceFileSyntax
  var lines: LineTable
  var declarations: ManifestDeclarations
  /// It sets the default isolation of what it builds to the main actor.
  var isolatesToMainActor: Bool
  /// It sets the language mode of what it builds to Swift 6.
  var isOfSwift6: Bool

  /// The file at `path` with the given text.
  init(_ bytes: [UInt8], at path: String) {
    self.path = path
    tree = bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer, maximumNestingLevel: 256)
      return SourceFileSyntax.parse(from: &parser)
    }
    lines = bytes.withUnsafeBufferPointer { LineTable(of: $0) }
    declarations = ManifestDeclarations(of: tree)
    let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    isolatesToMainActor = text.contains {
      $0.contains("SWIFT_DEFAULT_ACTOR_ISOLATION") && $0.contains("\"MainActor\"")
    }
    isOfSwift6 = text.contains { $0.contains("\"SWIFT_VERSION\"") && $0.contains("\"6") }
  }

  /// Where a node of this file begins; nil for a node of another.
  func position(of node: Syntax) -> Position? {
    guard node.root.id == tree.id else { return nil }
    return lines.position(of: UInt32(clamping: node.contentOffset))
  }
}

/// The files whose functions projects use, with all they declare.
struct TuistHelpers: Sendable {
  var sources: [TuistSource]
  var declarations = ManifestDeclarations()

  /// The helpers of `sources`.
  init(_ sources: [TuistSource]) {
    self.sources = sources
    for source in sources { declarations.merge(source.declarations) }
  }
}

/// What is made of Tuist's files: a description for each `Project.swift`.
struct TuistProjects {
  /// Sorted by path.
  private(set) var descriptions: [ProjectDescription] = []

  private enum Outcome: Sendable {
    case read(TuistSource)
    case failed(String, FileReadFailure)
  }

  /// Reads the projects among `manifests`, and what they use of the helpers.
  init(_ manifests: TuistManifests, _ files: TreeFiles, jobs: Int) {
    if manifests.projects.isEmpty { return }
    let paths = manifests.projects + manifests.helpers
    let outcomes = DeepThreads.map(count: paths.count, jobs: jobs) {
      TuistProjects.source(paths[$0], files)
    }
    var sources: [String: TuistSource] = [:]
    var failures: [String: Phrase] = [:]
    for outcome in outcomes {
      switch outcome {
      case .read(let source): sources[source.path] = source
      case .failed(let path, let failure):
        failures[path] = .cannotRead(path, failure.cause)
      }
    }
    // Projects of one root share its helpers, which are joined once.
    var shared: [String: TuistHelpers] = [:]
    let roots = manifests.projects.map { manifests.root(of: $0) }
    for root in Set(roots) {
      shared[root] = TuistHelpers(manifests.helpers(below: root).compactMap { sources[$0] })
    }
    let (all, causes, helpers) = (sources, failures, shared)
    descriptions = DeepThreads.map(count: manifests.projects.count, jobs: jobs) { index in
      let path = manifests.projects[index]
      guard let own = all[path] else {
        return ProjectDescription(
          kind: "tuist", folder: RelativePath.parent(of: path) ?? "",
          warnings: causes[path].map { [$0] } ?? [])
      }
      let root = roots[index]
      return TuistProject(own, helpers: helpers[root] ?? TuistHelpers([]), root: root).description
    }
    let unread = manifests.helpers.compactMap { causes[$0] }
    if !unread.isEmpty { descriptions[0].warnings += unread }
  }

  private static func source(_ path: String, _ files: TreeFiles) -> Outcome {
    do throws(FileReadFailure) {
      let bytes = try files.read(path)
      if let fault = ParserLimits.fault(in: bytes) { throw .failed(fault) }
      return .read(TuistSource(bytes, at: path))
    } catch {
      return .failed(path, error)
    }
  }
}
