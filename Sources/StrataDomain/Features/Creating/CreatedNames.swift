internal import StrataCode

/// Whether a project and what it is about can be called what they are to be called.
enum CreatedNames {
  /// What the features of a request are called.
  static func features(of request: CreateRequest) throws(CreateError) -> [FeatureNames] {
    try require(request.name)
    if request.features.isEmpty && !FeatureNames.isPlural(request.name) {
      throw .noFeature(name: request.name)
    }
    let names = request.features.isEmpty ? [request.name] : request.features
    var features: [FeatureNames] = []
    for name in names {
      try require(name)
      let feature = FeatureNames(name)
      for word in [feature.one, feature.many] where isTaken(word, by: request.name) {
        throw .taken(word, instead: request.name + feature.one)
      }
      let known = features.flatMap { [$0.one, $0.many] }
      if known.contains(feature.one) || known.contains(feature.many) { throw .twice(feature.one) }
      features.append(feature)
    }
    return features
  }

  private static func require(_ name: String) throws(CreateError) {
    let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isPlain, name.first?.isUppercase == true, name.count < 40, !keywords.contains(name)
    else { throw .noName(name) }
  }

  /// Whether the project needs a name for something else.
  private static func isTaken(_ name: String, by app: String) -> Bool {
    used.contains(name) || name == app + "App" || name == app + "Tests"
      || [Layer.domain, .data, .presentation].contains { name == app + $0.rawValue }
  }

  private static let keywords: Set<String> = ["Any", "Self", "Type", "Protocol"]

  /// What the written code itself names, or what every reader takes for something else.
  private static let used: Set<String> = [
    "Action", "Actor", "App", "Array", "Binding", "Bool", "Bundle", "Button", "Character", "Class",
    "Client", "Codable", "Color", "Container", "Data", "Date", "Decimal", "Dictionary", "Double",
    "Encodable", "Environment", "Equatable", "Error", "Errors", "Event", "Float", "Font", "ForEach",
    "Form", "Group", "Hashable", "Identifiable", "Image", "Int", "JSONDecoder", "JSONEncoder",
    "KeyValuePairs", "Label", "Link", "List", "Locale", "Menu", "Never", "Notification",
    "Observable", "Operation", "Optional", "Path", "Picker", "Process", "Result", "Route", "Router",
    "Scene", "Section", "Selector", "Send", "Sendable", "Sequence", "Set", "Settings", "Shape",
    "State", "String", "Tab", "Table", "Task", "Test", "Tests", "Text", "Thread", "Timer",
    "Toggle", "Type", "Unit", "Value", "View", "Void", "URL", "UUID", "Window",
  ]
}
