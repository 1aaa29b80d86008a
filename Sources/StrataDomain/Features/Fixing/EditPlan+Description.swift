internal import StrataCode
internal import StrataModel

extension EditPlan {
  /// What people are told of files that go elsewhere or go, where the project's description lists them: no
  /// edit says that in the description's own words.
  func steps(describedIn path: String, _ text: [UInt8]) -> [Phrase] {
    let left = edits.compactMap { edit -> String? in
      switch edit.action {
      case .move(let old, _), .delete(let old): old.lastComponent
      case .create, .replace: nil
      }
    }
    let told = Set(left.filter(text.says)).sorted()
    if told.isEmpty { return [] }
    let names = told.quotedList
    return [
      Phrase(
        "update '\(path)', which lists \(names)", zh: "请更新 '\(path)'，其中列出了 \(names)")
    ]
  }
}

extension [FileChange] {
  /// What people run when files appear or go in targets whose Xcode project another program writes.
  func steps(generating codebase: Codebase) -> [Phrase] {
    let folders = Set(
      flatMap { change -> [String] in
        let (old, new) = (change.old?.path, change.new?.path)
        return old == new ? [] : [old, new].compactMap { $0 }.filter { $0.hasSuffix(".swift") }
      }.map(\.folder))
    let manifests = Set(
      codebase.workspace.files.filter { folders.contains($0.folder) }
        .flatMap { $0.modules.map { codebase.workspace.modules[$0].manifest } })
    return manifests.sorted().compactMap { manifest in
      Self.generators[manifest.lastComponent].map {
        Phrase(
          "run '\($0)', which writes the Xcode project of '\(manifest)'",
          zh: "请运行 '\($0)'，重新生成 '\(manifest)' 的 Xcode 工程")
      }
    }
  }

  /// What writes an Xcode project, by the name of what it reads.
  private static let generators = [
    "project.yml": "xcodegen generate", "project.yaml": "xcodegen generate",
    "Project.swift": "tuist generate",
  ]
}
