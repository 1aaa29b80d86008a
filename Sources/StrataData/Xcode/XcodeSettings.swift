internal import StrataCode

/// The build settings of a target over those of its project, each over its `.xcconfig` files.
struct XcodeSettings {
  private let levels: [[String: Any]]
  private let targetName: String

  /// How many references are followed for one setting, and how long its value may grow in bytes:
  /// settings that name each other many times over must not make reading endless.
  private static let referenceLimit = 1_000
  private static let lengthLimit = 4_096

  /// The settings of `target`; of several configurations the first that has one decides.
  init(
    _ objects: XcodeObjects, target: XcodeObject, project: XcodeObject, paths: XcodePaths,
    files tree: TreeFiles
  ) {
    targetName = target.string("name") ?? ""
    levels = [target, project].flatMap { owner -> [[String: Any]] in
      let configurations = objects[owner.string("buildConfigurationList")]
        .strings("buildConfigurations").map { objects[$0] }
      let files = configurations.compactMap { XcodeSettings.file(of: $0, paths) }
      return configurations.map { $0.values("buildSettings") }
        + files.map { XcodeConfigFile(at: $0, in: tree).settings }
    }
  }

  /// The `.xcconfig` file of a configuration, which may lie in a synchronized folder.
  private static func file(of configuration: XcodeObject, _ paths: XcodePaths) -> String? {
    if let reference = configuration.string("baseConfigurationReference") {
      return paths.paths[reference]
    }
    guard let anchor = configuration.string("baseConfigurationReferenceAnchor"),
      let path = configuration.string("baseConfigurationReferenceRelativePath")
    else { return nil }
    return paths.paths[anchor].flatMap { RelativePath.join($0, path) }
  }

  /// The value of a setting, with references to others filled in as far as they are known.
  subscript(name: String) -> String? {
    var left = XcodeSettings.referenceLimit
    return value(name, depth: 0, &left)
  }

  private func value(_ name: String, depth: Int, _ left: inout Int) -> String? {
    left -= 1
    if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
    guard depth < 8, left > 0 else { return nil }
    for level in levels {
      guard let text = level[name] as? String else { continue }
      if let full = expand(text, of: name, depth: depth, &left) { return full }
    }
    return name == "PRODUCT_NAME" && depth > 0 ? targetName : nil
  }

  /// Fills in `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`; nil if one is not known.
  private func expand(
    _ text: String, of owner: String, depth: Int, _ left: inout Int
  ) -> String? {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{",
        let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return nil }
      let parts = rest[..<close].dropFirst().split(separator: ":")
      rest = rest[close...].dropFirst()
      guard let name = parts.first, name != "inherited", name != owner,
        let value = value(String(name), depth: depth + 1, &left),
        result.utf8.count + value.utf8.count <= XcodeSettings.lengthLimit
      else { return nil }
      result += parts.dropFirst().contains("c99extidentifier") ? value.asIdentifier : value
    }
    return result + rest
  }
}

extension String {
  /// The text as a C99 identifier, as Xcode's operator makes it.
  fileprivate var asIdentifier: String { Module.identifier(for: self) }
}
