internal import StrataDomain

/// The build settings of a target over those of its project.
struct XcodeSettings {
  private let levels: [[String: Any]]
  private let targetName: String

  /// The settings of `target`; of several configurations the first that has one decides.
  init(_ objects: XcodeObjects, target: XcodeObject, project: XcodeObject) {
    targetName = target.string("name") ?? ""
    levels = [target, project].flatMap { owner in
      objects[owner.string("buildConfigurationList")].strings("buildConfigurations")
        .map { objects[$0].values("buildSettings") }
    }
  }

  /// The value of a setting, with references to others filled in as far as they are known.
  subscript(name: String) -> String? { value(name, depth: 0) }

  private func value(_ name: String, depth: Int) -> String? {
    if name == "TARGET_NAME" || name == "TARGETNAME" { return targetName }
    guard depth < 8 else { return nil }
    for level in levels {
      guard let text = level[name] as? String else { continue }
      if let full = expand(text, of: name, depth: depth) { return full }
    }
    return name == "PRODUCT_NAME" && depth > 0 ? targetName : nil
  }

  /// Fills in `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`; nil if one is not known.
  private func expand(_ text: String, of owner: String, depth: Int) -> String? {
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
        let value = value(String(name), depth: depth + 1)
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
