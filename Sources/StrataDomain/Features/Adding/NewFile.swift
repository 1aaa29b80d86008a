internal import StrataCode
internal import StrataModel

/// A new file as one that is there: beside it or in a folder like its, written as it is written, and
/// compiled by the same targets.
struct NewFile {
  /// From the root.
  let path: String
  /// How its model is written.
  let style: FileStyle
  /// The types of the project that it has to name.
  var names: Set<String> = []
  private let model: Int
  private let place: NewFolder.Place
  private let code: CodeText

  /// A file of a name, about another subject than its model.
  init(
    _ name: String, like model: Int, about subject: (old: String, new: String),
    _ wish: NewFolder.Wish, in code: CodeText, _ conventions: Conventions
  ) throws(AddError) {
    place = try NewFolder(beside: model, in: code.codebase).place(
      from: subject.old, to: subject.new, wish, called: name)
    path = place.folder.isEmpty ? name : "\(place.folder)/\(name)"
    style = FileStyle(
      of: code.texts[code.codebase.workspace.files[model].path] ?? [],
      indentation: conventions.decided(.indentation)?.value)
    self.model = model
    self.code = code
  }

  /// Whether there is a file at its path.
  var isThere: Bool { code.codebase.index(ofFile: path) != nil }

  /// Throws if there is a file at its path, in which `type` would stand.
  func requireFree(for type: String) throws(AddError) {
    if isThere { throw .exists(type: type, file: path) }
  }

  /// Has a plan write the file.
  func add(
    _ lines: [String], imports: [String], because reason: Phrase,
    listedIn projects: [String: [UInt8]], to plan: inout EditPlan
  ) {
    let file = code.codebase.workspace.files[model]
    let text = style.text(
      of: imports + (imports.isEmpty ? [] : [""]) + lines, file: path.lastComponent, like: file.name
    )
    plan.edits.append(Edit(.create(path: path, text: text), because: reason))
    plan.reads.merge(code.texts) { old, _ in old }
    plan.intents[path] = EditPlan.Intent(
      layer: code.codebase.layer(ofFile: model), modules: place.modules, names: names)
    plan.list(path, like: code.codebase.workspace.files[place.beside].path, in: projects)
  }
}

extension Phrase {
  /// Why a file is written: as a type is.
  static func like(_ type: String) -> Phrase { Phrase("as '\(type)'", zh: "参照 '\(type)'") }
}

extension Codebase {
  /// Throws if there is a type of a name.
  func requireFree(_ type: String) throws(AddError) {
    guard let known = symbols.topLevelTypes(named: type).first else { return }
    throw .exists(type: type, file: workspace.files[symbols[known].place.file].path)
  }
}
