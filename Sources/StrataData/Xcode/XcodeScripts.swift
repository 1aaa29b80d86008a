internal import StrataCode

/// What the build scripts of a target say.
struct XcodeScripts {
  private let lines: [String]

  /// The scripts of a target, with the files that they are given.
  init(of target: XcodeObject, _ objects: XcodeObjects) {
    let phases = target.strings("buildPhases").map { objects[$0] }
    lines = phases.filter { $0.isa == "PBXShellScriptBuildPhase" }.flatMap { phase in
      phase.strings("inputPaths") + [phase.string("shellScript") ?? ""]
    }
  }

  /// The Swift files that they name, from the root; `home` is the folder of the project.
  func swiftFiles(in home: String) -> [String] {
    let words = lines.flatMap { $0.split { " \t\n\"';&|=".contains($0) } }
    return Set(
      words.filter { $0.hasSuffix(".swift") }.compactMap { word in
        var parts = word.split(separator: "/")
        if let first = parts.first, Self.homes.contains(String(first)) { parts.removeFirst() }
        return RelativePath.join(home, parts.joined(separator: "/"))
      }
    ).sorted()
  }

  /// How scripts call the folder of the project.
  private static let homes: Set<String> = [
    "$SRCROOT", "${SRCROOT}", "$(SRCROOT)", "$PROJECT_DIR", "${PROJECT_DIR}", "$(PROJECT_DIR)", ".",
  ]
}
