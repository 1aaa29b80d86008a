internal import StrataCode
internal import StrataModel

/// Plans an entity.
struct EntityWriter {
  /// What is saved of the model's file.
  let code: CodeText
  let conventions: Conventions
  let model: ExampleType
  /// What is saved of the Xcode projects whose targets compile it, by path.
  var projects: [String: [UInt8]] = [:]
  /// Protocols that a rule asks for, whatever most entities do, by the rule.
  var demands: [RuleID: [String]] = [:]

  private var codebase: Codebase { code.codebase }

  /// The plan: one file beside the model's, or in a folder of its own where the model has one.
  func plan(_ request: AddRequest) throws(AddError) -> EditPlan {
    let title = Phrase("add entity \(request.name)", zh: "新增 Entity \(request.name)")
    var plan = EditPlan(title, .safe)
    var file = try NewFile(
      "\(request.name).swift", like: codebase.symbols[model.id].place.file,
      about: (model.name, request.name), request.wish, in: code, conventions)
    try file.requireFree(for: request.name)
    let names = Set(request.fields.flatMap(\.typeNames)).subtracting([request.name])
    file.names = names.filter { !codebase.symbols.topLevelTypes(named: $0).isEmpty }
    file.add(
      lines(request, file.style), imports: imports(request), because: reason, listedIn: projects,
      to: &plan)
    plan.steps += unknown(names).map { name in
      Phrase(
        "'\(name)' is no type of this project: import the module that declares it",
        zh: "'\(name)' 不是项目中的类型：请导入声明它的模块")
    }
    return plan
  }

  /// Whom it follows, and where it does not.
  private var reason: Phrase {
    let like = Phrase.like(model.name)
    let rules = demands.keys.map(\.text).sorted()
    if rules.isEmpty { return like }
    return Phrase(
      "\(like), with what \(rules.quotedList) asks for", zh: "\(like)，并满足 \(rules.quotedList) 的要求")
  }

  /// Types that neither the project nor what every file sees declares.
  private func unknown(_ names: Set<String>) -> [String] {
    names.filter {
      !KnownConformances.plain.contains($0) && !KnownConformances.foundation.contains($0)
        && codebase.symbols.topLevelTypes(named: String($0.prefix { $0 != "." })).isEmpty
    }.sorted()
  }

  private func lines(_ request: AddRequest, _ style: FileStyle) -> [String] {
    let access = accessWord
    let names = conformances(request)
    let clause = names.isEmpty ? "" : ": " + names.joined(separator: ", ")
    var lines = ["\(access)struct \(request.name)\(clause) {"]
    let word = isConstant ? "let" : "var"
    lines += request.fields.map { "\(style.indent)\(access)\(word) \($0.name): \($0.type)" }
    // The memberwise initializer is no wider than internal.
    if !access.isEmpty { lines += initializer(request.fields, access, style) }
    return lines + ["}"]
  }

  private func initializer(
    _ fields: [AddedField], _ access: String, _ style: FileStyle
  ) -> [String] {
    let indent = style.indent
    let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let line = "\(indent)\(access)init(\(parameters)) {"
    let head =
      line.count <= 100
      ? [line]
      : ["\(indent)\(access)init("]
        + fields.enumerated().map { index, field in
          "\(indent)\(indent)\(field.name): \(field.type)" + (index + 1 < fields.count ? "," : "")
        } + ["\(indent)) {"]
    return [""] + head + fields.map { "\(indent)\(indent)self.\($0.name) = \($0.name)" }
      + ["\(indent)}"]
  }

  /// What has to be imported for the fields.
  private func imports(_ request: AddRequest) -> [String] {
    let names = request.fields.flatMap(\.typeNames)
    let own = Set(names.filter { !codebase.symbols.topLevelTypes(named: $0).isEmpty })
    let needsFoundation = names.contains {
      KnownConformances.foundation.contains($0) && !own.contains($0)
    }
    return needsFoundation ? ["import Foundation"] : []
  }

  /// How far entities are seen, with a blank; empty for as far as their module.
  private var accessWord: String {
    let most = conventions.all.first { $0.topic == .access && $0.role == .entity }?.value
    return most.flatMap { ["public", "package"].contains($0) ? $0 + " " : nil } ?? ""
  }

  /// Whether most entities hold constants.
  private var isConstant: Bool {
    let properties = codebase.types(.entity).flatMap(codebase.storedProperties)
    let constants = properties.count { codebase.declaration($0).modifiers.contains(.isConstant) }
    return constants * 2 >= properties.count
  }

  private var known: KnownConformances { KnownConformances(codebase: codebase) }

  /// What most entities conform to, as far as the fields allow it and the compiler writes it.
  private func conformances(_ request: AddRequest) -> [String] {
    let usual = conventions.all.filter {
      $0.topic == .conformance && $0.role == .entity && $0.isDecided
        && Self.synthesised.contains($0.value)
    }.map(\.value)
    let demanded = Set(demands.values.joined()).subtracting(usual).sorted { $1 < $0 }
    return (usual + demanded).filter { name in
      name == "Identifiable"
        ? request.fields.contains { $0.name == "id" }
        : request.fields.allSatisfy { field in
          field.typeNames.allSatisfy { known.conforms($0, to: name) }
        }
    }
  }

  private static let synthesised: Set<String> = [
    "Identifiable", "Equatable", "Hashable", "Sendable",
  ]
}
