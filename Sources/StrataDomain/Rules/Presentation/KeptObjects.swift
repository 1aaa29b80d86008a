internal import StrataCode
internal import StrataModel

/// Whether the objects of a store are the models of an app that draws no Domain: that screens show them
/// alive is how the app works, and not an oversight of each screen.
struct KeptObjects: Sendable, Equatable {
  /// Most files that declare types, in the folders where the store's objects stand, declare such objects.
  fileprivate(set) var areModels = false

  /// Whether all that a screen names of a store is what it shows of these objects: it opens no store.
  func areShown(by uses: [TypeReference], in facts: FileFacts) -> Bool {
    areModels && !uses.isEmpty
      && uses.allSatisfy { use in
        facts[use.name].split(separator: ".").last.map { Self.live.contains(String($0)) } ?? false
      }
  }

  private static let live: Set<String> = [
    "Results", "ObservedResults", "ObservedRealmObject", "FirestoreQuery",
  ]
}

extension Codebase {
  /// What stands in the folders of the store's objects.
  func keptObjects() -> KeptObjects {
    let objects = hasDomain ? [] : types(.persistenceModel).filter(isProduction)
    let files = Set(objects.map { symbols[$0].place.file })
    guard files.count >= Self.fewObjects else { return KeptObjects() }
    let folders = Set(files.map { workspace.files[$0].folder })
    let all = workspace.files.indices.count { file in
      folders.contains(workspace.files[file].folder) && scopes[file].isProduction
        && facts(file).declarations.contains { $0.parent < 0 && $0.kind.isType }
    }
    return KeptObjects(areModels: files.count * 2 > all)
  }

  /// Fewer are no model of an app.
  private static let fewObjects = 4
}
