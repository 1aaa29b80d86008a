/// What people set in their editor.
struct EditorSettings: Sendable, Equatable {
  /// Whose findings are shown.
  enum Scope: String, Sendable {
    case openFiles, project, off
  }

  var scope = Scope.openFiles
  /// Whether there is a line above each type.
  var showsLenses = false

  init() {}

  /// Reads `{"diagnostics": "project", "codeLens": true}`, or the same in `strata`; what is not there
  /// or has no meaning is as it is by default.
  init(_ value: JSONValue?) {
    let own = value?["strata"] ?? value
    if let scope = own?["diagnostics"]?.text.flatMap({ Scope(rawValue: $0) }) { self.scope = scope }
    if let shows = own?["codeLens"] { showsLenses = shows.isTrue }
  }
}
