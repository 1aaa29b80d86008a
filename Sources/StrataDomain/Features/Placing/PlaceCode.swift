internal import StrataCode
internal import StrataRules
internal import StrataModel

/// Says where a text belongs: its layer by what it holds, the folder that the project has for such
/// things, and the rules that it meets there.
package struct PlaceCode: Sendable {
  private let judge: JudgeCodebase
  private let text: any TextFactReading
  private let memory: any PlaceRemembering

  /// Places texts in what `judge` reads; what it concludes of that it keeps in a memory.
  package init(
    judge: JudgeCodebase, text: any TextFactReading,
    memory: any PlaceRemembering = NoPlaceMemory()
  ) {
    self.judge = judge
    self.text = text
    self.memory = memory
  }

  /// Where a text belongs.
  package func callAsFunction(_ request: PlaceRequest) throws(PlaceError) -> PlaceAnswer {
    let project = try project(request)
    let (text, hint, isVersion) = try judgedText(request, in: project)
    let placing = TextPlacing(
      text, in: project.index, part: project.part, catalogue: judge.catalogue, under: request.terms)
    var answer: PlaceAnswer
    do throws(CodebaseReadError) { answer = try placing.answer(hint: hint) } catch {
      throw .read(error)
    }
    answer.name = text.file.map { project.index.files[$0].path } ?? hint ?? text.name
    answer.type = request.type
    answer.isVersion = isVersion
    answer.warnings = project.index.warnings
    return answer
  }

  /// A code base of which all that is needed is known.
  private struct Project {
    var index: PlaceIndex
    /// The asked paths from the root.
    var focus: [String]
    var part: @Sendable (Set<String>) throws(CodebaseReadError) -> Workspace
  }

  /// Concludes what is to be known of a code base, unless an earlier run has.
  private func project(_ request: PlaceRequest) throws(PlaceError) -> Project {
    do throws(CodebaseReadError) {
      var codebase = request.codebase
      codebase.allowsEmpty = true
      let survey = try judge.reader.survey(codebase)
      if let print = survey.fingerprint, let index = memory.index(for: print) {
        return Project(index: index, focus: survey.focus, part: survey.readPart)
      }
      let read = try survey.read()
      let workforce = judge.workforce(of: request.codebase)
      let index = PlaceIndex(Codebase(of: read.workspace, by: workforce), by: workforce)
      if let print = read.fingerprint { memory.remember(index, for: print) }
      let workspace = read.workspace
      return Project(index: index, focus: read.focus) { workspace.part($0) }
    } catch {
      throw .read(error)
    }
  }

  private func judgedText(
    _ request: PlaceRequest, in project: Project
  ) throws(PlaceError) -> (text: JudgedText, hint: String?, isVersion: Bool) {
    var text: JudgedText
    var hint: String?
    var isVersion = false
    switch request.source {
    case .file(let typed):
      guard let path = project.focus.first, let file = project.index.position(ofFile: path) else {
        throw .noSource(typed)
      }
      let facts: FileFacts?
      do throws(CodebaseReadError) { facts = try project.part([path]).files.first?.facts } catch {
        throw .read(error)
      }
      guard let facts else { throw .noSource(typed) }
      text = JudgedText(name: path.lastComponent, facts: facts, file: file)
      hint = path
    case .text(let bytes, let assumed):
      guard let facts = self.text.facts(of: bytes) else { throw .noText }
      hint = assumed.map { project.index.path($0) }
      text = JudgedText(name: hint?.lastComponent ?? "", facts: facts)
      text.file = hint.flatMap { project.index.position(ofFile: $0) }
      if text.file == nil, let older = project.index.version(of: text) {
        text.file = older
        isVersion = true
      }
      if text.name.isEmpty { text.name = Self.name(of: text) }
    }
    if let type = request.type { try narrow(&text, to: type) }
    guard
      !text.facts.declarations.isEmpty || !text.facts.references.isEmpty
        || !text.facts.shapes.isEmpty
    else { throw .nothingDeclared(hint ?? "-") }
    return (text, hint, isVersion)
  }

  private func narrow(_ text: inout JudgedText, to type: String) throws(PlaceError) {
    let names = text.outerTypes
    guard names.contains(type) else {
      throw .unknownType(type, file: text.name, suggestions: type.nearestFew(in: names, atMost: 3))
    }
    text.facts = text.facts.slice(ofType: type)
  }

  /// What a file of the text is likely to be called.
  private static func name(of text: JudgedText) -> String {
    (text.outerTypes.first ?? "Unsaved") + ".swift"
  }
}

extension PlaceIndex {
  /// A path from the root of the code base, if it leads into it.
  fileprivate func path(_ absolute: String) -> String {
    let root = root == "/" ? root : root + "/"
    return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : absolute
  }

  /// The one file that declares all that a text does, and the text all that it does: a version of it.
  fileprivate func version(of text: JudgedText) -> Int? {
    let names = Set(text.outerTypes)
    guard let first = names.min() else { return nil }
    let homes = types.filter { $0.isOuter && $0.name == first }.map(\.file)
    let same = homes.filter { file in
      names.isSubset(of: types[files[file].types].filter(\.isOuter).map(\.name))
    }
    return same.count == 1 ? same[0] : nil
  }
}
