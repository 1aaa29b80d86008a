/// The objects of a `project.pbxproj`, by identifier.
struct XcodeObjects {
  private let objects: [String: Any]
  /// The identifier of the project itself.
  let root: String

  /// The objects in a property list; nil if it is none or not that of a project.
  init?(_ bytes: [UInt8]) {
    guard let list = PropertyList.dictionary(bytes),
      let objects = list["objects"] as? [String: Any],
      let root = list["rootObject"] as? String
    else { return nil }
    self.objects = objects
    self.root = root
  }

  /// The object called `id`; one without properties if there is none.
  subscript(id: String?) -> XcodeObject {
    let properties = id.flatMap { objects[$0] as? [String: Any] }
    return XcodeObject(id: id ?? "", properties: properties ?? [:])
  }
}

/// One object of a `project.pbxproj`.
struct XcodeObject {
  var id: String
  var properties: [String: Any]

  /// The class, such as `PBXNativeTarget`.
  var isa: String { string("isa") ?? "" }

  /// A property that is text.
  func string(_ key: String) -> String? { properties[key] as? String }

  /// A property that is a list of texts.
  func strings(_ key: String) -> [String] { properties[key] as? [String] ?? [] }

  /// A property that is a dictionary.
  func values(_ key: String) -> [String: Any] { properties[key] as? [String: Any] ?? [:] }
}
