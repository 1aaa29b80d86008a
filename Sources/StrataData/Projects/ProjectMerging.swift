internal import StrataCode

/// Makes one of what several manifests say of the same target.
enum ProjectMerging {
  /// The projects without what an Xcode project repeats that was generated from another manifest:
  /// what people write and read is the manifest it came from.
  static func merged(_ projects: [ProjectDescription]) -> [ProjectDescription] {
    var result = projects
    for index in result.indices where ["tuist", "xcodegen"].contains(result[index].kind) {
      for other in result.indices
      where result[other].kind == "xcode" && result[other].folder == result[index].folder {
        var (generated, own) = (result[other], result[index])
        take(from: &generated, into: &own)
        (result[other], result[index]) = (generated, own)
      }
    }
    // A pod that a target builds too is that target.
    let built = Set(
      result.filter { $0.kind != "cocoapods" }.flatMap { $0.targets.map(\.module.name) })
    for index in result.indices where result[index].kind == "cocoapods" {
      result[index].targets.removeAll { built.contains($0.module.name) }
    }
    return result
  }

  private static func take(
    from generated: inout ProjectDescription, into own: inout ProjectDescription
  ) {
    for index in own.targets.indices {
      let name = own.targets[index].module.name
      guard let twin = generated.targets.firstIndex(where: { $0.module.name == name }) else {
        continue
      }
      let other = generated.targets.remove(at: twin)
      own.targets[index].files += other.files
      own.targets[index].folders += other.folders
      let mode = own.targets[index].module.languageMode ?? other.module.languageMode
      own.targets[index].module.languageMode = mode
      if other.module.isMainActorByDefault {
        own.targets[index].module.isMainActorByDefault = true
      }
      if other.module.staysWithCaller { own.targets[index].module.staysWithCaller = true }
    }
  }
}
