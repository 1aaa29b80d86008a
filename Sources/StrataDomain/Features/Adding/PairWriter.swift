internal import StrataCode
internal import StrataModel

/// Plans a repository or a data source: the protocol where such protocols are, and what keeps it
/// beside its like.
struct PairWriter {
  let code: CodeText
  let conventions: Conventions
  let example: PairExample
  let subject: SubjectName
  let operations: [Requirement]
  /// Whether errors may go through as they come.
  let mayHandOnErrors: Bool
  /// What is saved of the Xcode projects whose targets compile the example, by path.
  let projects: [String: [UInt8]]

  private var codebase: Codebase { code.codebase }
  private let marker = "#warning"
  /// What a body that is not written yet ends in, in the project that it is written for.
  private let trap = "preconditionFailure"

  /// The plan: one file or two, as the example has them.
  func plan(_ request: AddRequest) throws(AddError) -> EditPlan {
    let parts = [example.contract, example.implementation].compactMap { $0 }
    for id in parts {
      try codebase.requireFree(subject.renamed(codebase.symbols[id].name))
    }
    let name = subject.renamed(codebase.symbols[parts[0]].name)
    var plan = EditPlan(
      Phrase("add \(request.kind.rawValue) \(name)", zh: "新增 \(request.kind.rawValue) \(name)"),
      .safe)
    let homes = parts.map { codebase.symbols[$0].place.file }
    for home in homes.first == homes.last ? [homes[0]] : homes {
      let those = parts.filter { codebase.symbols[$0].place.file == home }
      try add(those, like: home, request, to: &plan)
    }
    plan.steps += (request.isPart ? [] : wiring) + unknown
    return plan
  }

  private func add(
    _ parts: [SymbolID], like home: Int, _ request: AddRequest, to plan: inout EditPlan
  ) throws(AddError) {
    let model = codebase.workspace.files[home]
    let base = String(model.name.dropLast(".swift".count))
    var file = try NewFile(
      subject.renamed(base) + ".swift", like: home, about: (subject.old, subject.new),
      request.wish, in: code, conventions)
    try file.requireFree(for: request.name)
    let lines = Array(
      parts.map {
        $0 == example.contract ? contract($0, file.style) : implementation($0, file.style)
      }
      .joined(separator: [""]))
    if parts.contains(example.implementation), let contract = example.contract,
      codebase.symbols[contract].place.file != home
    {
      file.names = [subject.renamed(codebase.symbols[contract].name)]
    }
    file.add(
      lines, imports: code.imports(of: home).map(\.line),
      because: .like(codebase.symbols[parts[0]].name),
      listedIn: projects, to: &plan)
    let open = lines.count { $0.contains(marker) }
    if open > 0 {
      plan.steps.append(
        Phrase(
          "write \(open) \(open == 1 ? "body" : "bodies") in '\(file.path)', marked with #warning",
          zh: "在 '\(file.path)' 中补全 \(open) 处标有 #warning 的实现"))
    }
  }

  private func head(_ id: SymbolID) -> String {
    subject.renamed(
      text: TypeText.plain(code.whole(codebase.symbols[id].place).prefix { $0 != "{" })) + " {"
  }

  private func contract(_ id: SymbolID, _ file: FileStyle) -> [String] {
    let step = file.indent
    var lines = [head(id)]
    for one in operations {
      let signature = one.signature(indent: step, step: step, before: "func ")
      lines += "\(step)func \(signature)".split(separator: "\n").map { String($0) }
    }
    return lines + ["}"]
  }

  /// A property of the new implementation.
  private struct Kept {
    var name: String
    var declaration: String
    var type: SymbolID?
  }

  /// What an implementation holds and can ask: what is not about the old subject, and what there is
  /// of the new one.
  private var kept: [Kept] {
    codebase.storedProperties(of: example.implementation).compactMap { property -> Kept? in
      let declaration = codebase.declaration(property)
      guard !declaration.modifiers.contains(.hasInitialValue) else { return nil }
      let text = code.whole(property)
      let words = TypeText.words(text).filter { $0.first?.isUppercase == true }
      let types = words.filter { subject.isAbout($0) }.map { subject.renamed($0) }
      let known: [SymbolID] = types.compactMap { codebase.symbols.topLevelTypes(named: $0).first }
      guard known.count == types.count else { return nil }
      let held = known.first ?? codebase.writtenTypes(of: property).first?.type
      return Kept(
        name: subject.renamed(codebase.name(property)), declaration: subject.renamed(text: text),
        type: held)
    }
  }

  private func implementation(_ id: SymbolID, _ file: FileStyle) -> [String] {
    let step = file.indent
    let access =
      codebase.symbols[id].access >= .package
      ? ConventionReader.word(
        codebase.symbols[id].access == .open ? .public : codebase.symbols[id].access) + " " : ""
    var lines = [head(id)] + kept.map { step + $0.declaration }
    if !codebase.initializers(of: id).isEmpty, !kept.isEmpty {
      let parameters = kept.map { one in
        "\(one.name): " + TypeText.plain(one.declaration.drop { $0 != ":" }.dropFirst())
      }
      lines += ["", "\(step)\(access)init(\(parameters.joined(separator: ", "))) {"]
      lines += kept.map { "\(step)\(step)self.\($0.name) = \($0.name)" } + ["\(step)}"]
    }
    for one in operations {
      if lines.count > 1 { lines.append("") }
      let before = "\(access)func "
      let signature = one.signature(indent: step, step: step, before: before)
      lines += "\(step)\(before)\(signature) {".split(separator: "\n").map { String($0) }
      lines += body(one).map { step + step + $0 } + ["\(step)}"]
    }
    return lines + ["}"]
  }

  /// What a data source answers, made into what is asked for; a marker where that is not known.
  private func body(_ one: Requirement) -> [String] {
    let open = [
      "\(marker)(\"write '\(one.name)'\")", "\(trap)(\"'\(one.name)' is not written\")",
    ]
    guard mayHandOnErrors || one.failure == nil else { return open }
    var found: [String] = []
    for property in kept {
      guard let type = property.type else { continue }
      for member in codebase.methods(of: type) {
        let tail = code.behindName(of: member)
        guard let asked = Requirement(signature: codebase.name(member), tail),
          asked.parameters.map(\.type) == one.parameters.map(\.type),
          asked.isAsync ? one.isAsync : true, asked.failure == nil || one.failure == "any Error"
        else { continue }
        let arguments = zip(asked.parameters, one.parameters).map {
          $0.label == "_" ? $1.name : "\($0.label): \($1.name)"
        }
        let call = "\(property.name).\(asked.name)(\(arguments.joined(separator: ", ")))"
        let waits = asked.isAsync ? "await " : ""
        let mapping = AnswerMapping(code: code)
        guard let made = mapping.expression(call, from: asked.result, to: one.result) else {
          continue
        }
        let tries = one.failure == nil ? "" : "try "
        if tries.isEmpty, made.contains("try ") { continue }
        found.append((one.result.isEmpty ? "" : "return ") + tries + waits + made)
      }
    }
    let own = found.filter { $0.contains(".\(one.name)(") }
    let chosen = own.isEmpty ? found : own
    return chosen.count == 1 ? chosen : open
  }
}

extension PairWriter {
  /// Where people have to make it: beside each place that makes the example.
  private var wiring: [Phrase] {
    codebase.constructions(of: example.implementation).map { place in
      let name = codebase.symbols[example.implementation].name
      return Phrase(
        "make it beside '\(name)', at \(place)", zh: "在 \(place) 处，与 '\(name)' 一样构造它")
    }
  }

  /// Types that neither the project nor what every file sees declares.
  private var unknown: [Phrase] {
    let names = Set(
      operations.flatMap { one in
        (one.parameters.map(\.type) + [one.result]).flatMap {
          AddedField(name: "_", type: $0).typeNames
        }
      })
    return names.filter { name in
      !KnownConformances.language.contains(name) && !KnownConformances.foundation.contains(name)
        && codebase.symbols.topLevelTypes(named: String(name.prefix { $0 != "." })).isEmpty
    }.sorted().map { name in
      Phrase(
        "'\(name)' is no type of this project: import the module that declares it",
        zh: "'\(name)' 不是项目中的类型：请导入声明它的模块")
    }
  }
}

extension Codebase {
  /// Where production code makes a type, as `path:line`, outside of the type's own file.
  func constructions(of id: SymbolID) -> [String] {
    workspace.files.indices.flatMap { file -> [String] in
      guard scopes[file].isProduction, file != symbols[id].place.file else { return [] }
      let facts = facts(file)
      return zip(facts.references, references[file]).compactMap { reference, target in
        guard case .symbol(id) = target, reference.role == .construction else { return nil }
        return "\(workspace.files[file].path):\(facts.position(of: reference.span).line)"
      }
    }
  }
}
