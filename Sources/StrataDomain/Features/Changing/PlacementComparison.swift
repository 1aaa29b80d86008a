internal import StrataCode
internal import StrataModel

/// Whether files are in the layers and targets that are meant, and all others where they were:
/// conditions 4 and 7.
struct PlacementComparison {
  private let old: Codebase
  private let new: Codebase
  private let changes: [FileChange]
  private let plan: EditPlan

  /// Less sure than this, a layer is a guess.
  private static let leastConfidence = 0.6

  init(from old: Codebase, to new: Codebase, by changes: [FileChange], _ plan: EditPlan) {
    self.old = old
    self.new = new
    self.changes = changes
    self.plan = plan
  }

  /// Files that would be elsewhere.
  var refusals: [PlanRefusal] { moved + intended }

  /// Files outside of the plan that would be in another layer, or less surely in theirs, or compiled by
  /// other targets.
  private var moved: [PlanRefusal] {
    let touched = Set(changes.flatMap { [$0.old?.path, $0.new?.path] })
    return new.workspace.files.indices.flatMap { file -> [PlanRefusal] in
      let path = new.workspace.files[file].path
      guard !touched.contains(path), let former = old.index(ofFile: path) else { return [] }
      var refusals: [PlanRefusal] = []
      let (before, after) = (old.placements[former], new.placements[file])
      if before.layer != after.layer || before.isTelling && !after.isTelling {
        refusals.append(
          PlanRefusal(
            .keepsLayers,
            Phrase(
              "'\(path)' would no longer be placed as before", zh: "'\(path)' 的分层会与之前不同")))
      }
      if modules(of: former, in: old) != modules(of: file, in: new) {
        refusals.append(
          PlanRefusal(
            .keepsTargets,
            Phrase(
              "'\(path)' would be compiled by other targets than before",
              zh: "'\(path)' 会由不同的 target 编译")))
      }
      return refusals
    }
  }

  /// Created files that would not be what they are meant to be.
  private var intended: [PlanRefusal] {
    plan.intents.keys.sorted().flatMap { path -> [PlanRefusal] in
      guard let intent = plan.intents[path] else { return [] }
      guard let file = new.index(ofFile: path) else {
        return [
          PlanRefusal(
            .keepsTargets,
            Phrase(
              "'\(path)' would be no source file of the project", zh: "'\(path)' 不会成为项目的源文件"),
            in: path)
        ]
      }
      var refusals: [PlanRefusal] = []
      let placement = new.placements[file]
      if let layer = intent.layer,
        placement.layer?.ring != layer.ring || placement.ringConfidence < Self.leastConfidence
      {
        refusals.append(PlanRefusal(.keepsLayers, Self.misplaced(path, placement, layer), in: path))
      }
      if let modules = intent.modules, modules != self.modules(of: file, in: new),
        !isListed(modules)
      {
        let wanted = Phrase.list(modules.sorted())
        refusals.append(
          PlanRefusal(
            .keepsTargets,
            Phrase(
              "'\(path)' would not be compiled by \(wanted)", zh: "'\(path)' 不会由 \(wanted) 编译"),
            in: path))
      }
      return refusals
    }
  }

  /// The created files that an Xcode project has to list.
  var unlisted: [String] {
    plan.intents.keys.sorted().filter { path in
      guard let modules = plan.intents[path]?.modules, isListed(modules),
        let file = new.index(ofFile: path)
      else { return false }
      return modules != self.modules(of: file, in: new)
    }
  }

  /// Whether an Xcode project describes one of some modules.
  private func isListed(_ modules: Set<String>) -> Bool {
    old.workspace.modules.contains {
      modules.contains($0.name) && $0.manifest.hasSuffix(".pbxproj")
    }
  }

  private func modules(of file: Int, in codebase: Codebase) -> Set<String> {
    codebase.workspace.targets(of: file)
  }

  private static func misplaced(
    _ path: String, _ placement: Placement, _ layer: Layer
  ) -> Phrase {
    guard let found = placement.layer, found.ring != layer.ring else {
      return Phrase(
        "'\(path)' would be in \(layer.rawValue) only by a guess",
        zh: "'\(path)' 是否属于 \(layer.rawValue) 只能猜测")
    }
    return Phrase(
      "'\(path)' would be in \(found.rawValue), not in \(layer.rawValue)",
      zh: "'\(path)' 会属于 \(found.rawValue)，而不是 \(layer.rawValue)")
  }
}

extension Workspace {
  /// The names of the targets that compile a file; a folder that stands for one is none.
  func targets(of file: Int) -> Set<String> {
    Set(files[file].modules.map { modules[$0] }.filter { $0.kind != .folder }.map(\.name))
  }
}
