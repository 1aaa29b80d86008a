/// Which files describe projects and are no Swift.
package enum DescriptionFiles {
  /// Whether a path is that of a manifest that is no Swift file.
  package static func isDescription(_ path: String) -> Bool {
    isXcodeGen(path) || isPodSpec(path)
  }

  /// Whether a path is that of an XcodeGen project.
  static func isXcodeGen(_ path: String) -> Bool {
    ["project.yml", "project.yaml"].contains(RelativePath.name(of: path))
  }

  /// Whether a path is that of a CocoaPods specification.
  static func isPodSpec(_ path: String) -> Bool {
    path.hasSuffix(".podspec") || path.hasSuffix(".podspec.json")
  }
}
