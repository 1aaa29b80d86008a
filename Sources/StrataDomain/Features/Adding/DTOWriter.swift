internal import StrataCode
internal import StrataModel

/// Plans what a server answers for a new entity: the same values, and the way to the entity that the
/// example's has.
struct DTOWriter {
  private let job: AddJob
  private let draft: FeatureDraft
  private let id: SymbolID

  private var codebase: Codebase { job.codebase }
  private var subject: SubjectName { draft.subject }

  /// A writer for the example's DTO; nil where it has none, or the new one could not be read by itself.
  init?(_ job: AddJob, _ draft: FeatureDraft) {
    guard let name = draft.example.names(.dto).first(where: draft.subject.isAbout),
      let id = job.codebase.symbols.topLevelTypes(named: name).first,
      job.codebase.symbols[id].kind == .struct, !draft.fields.isEmpty,
      !draft.has(draft.subject.renamed(name), job.codebase),
      draft.fields.flatMap(\.typeNames).allSatisfy({
        KnownConformances.plain.contains($0) || KnownConformances.foundation.contains($0)
      })
    else { return nil }
    self.job = job
    self.draft = draft
    self.id = id
  }

  func plan() throws(AddError) -> EditPlan {
    var plan = EditPlan(draft.plan.title, .safe)
    let home = codebase.symbols[id].place.file
    let model = codebase.workspace.files[home]
    let mapping = mapping
    let files = Set([home] + [mapping?.file].compactMap { $0 })
    let code = CodeText(
      codebase: codebase,
      texts: try job.texts.texts(of: files.map { codebase.workspace.files[$0].path }))
    let base = String(model.name.dropLast(".swift".count))
    let type = subject.renamed(codebase.symbols[id].name)
    let name = (subject.isAbout(base) ? subject.renamed(base) : type) + ".swift"
    let file = try NewFile(
      name, like: home, about: (subject.old, subject.new), draft.wish, in: code, job.conventions)
    try file.requireFree(for: type)
    let old = codebase.symbols[id].name
    file.add(
      lines(code, mapping, file.style.indent), imports: code.imports(of: home).map(\.line),
      because: .like(old), listedIn: try job.projects(of: home), to: &plan)
    if mapping == nil, draft.example.names(.mapper).isEmpty {
      plan.steps.append(
        Phrase(
          "make a '\(subject.new)' of a '\(type)', as it is done for '\(old)'",
          zh: "参照 '\(old)' 的做法，把 '\(type)' 转换为 '\(subject.new)'"))
    }
    return plan
  }

  /// The member that makes the example's entity.
  private var mapping: DeclarationID? {
    let entities = codebase.symbols.topLevelTypes(named: draft.example.subject)
    return codebase.members(of: id).first { member in
      let declaration = codebase.declaration(member)
      let facts = codebase.facts(member.file)
      let isOwn =
        declaration.kind == .function
        && !facts.parameters.contains { $0.owner == member.declaration }
        || declaration.modifiers.contains(.isComputed)
      return isOwn && !declaration.modifiers.contains(.isStatic)
        && codebase.namings(of: member, as: [.return, .property]).contains {
          entities.contains($0.type)
        }
    }
  }

  private func lines(_ code: CodeText, _ mapping: DeclarationID?, _ step: String) -> [String] {
    let head = code.whole(codebase.symbols[id].place).prefix { $0 != "{" }
    let access = codebase.symbols[id].access
    let word = access >= .package ? ConventionReader.word(access) + " " : ""
    var lines = [subject.renamed(text: TypeText.plain(head)) + " {"]
    lines += draft.fields.map { "\(step)\(word)let \($0.name): \($0.type)" }
    if let mapping {
      let head = subject.renamed(text: TypeText.plain(code.whole(mapping).prefix { $0 != "{" }))
      let values = draft.fields.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
      let call = "\(subject.new)(\(values))"
      lines += ["", "\(step)\(head) {", "\(step)\(step)\(call)", "\(step)}"]
    }
    return lines + ["}"]
  }
}
