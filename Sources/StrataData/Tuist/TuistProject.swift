internal import StrataCode
internal import SwiftSyntax

/// Reads a Tuist `Project.swift` as syntax, with the helpers it calls; nothing is run.
struct TuistProject {
  /// What the project says.
  private(set) var description: ProjectDescription

  private let own: TuistSource
  private let sources: [TuistSource]
  private let root: String
  private var evaluation: ManifestEvaluation
  /// What could not be told, with the manifest's words.
  private var unread: [Phrase] = []

  /// The project that `own` makes with the functions of `helpers`; `root` is where Tuist's paths
  /// begin.
  init(_ own: TuistSource, helpers: TuistHelpers, root: String) {
    self.own = own
    self.root = root
    sources = [own] + helpers.sources
    var declarations = own.declarations
    declarations.merge(helpers.declarations)
    evaluation = ManifestEvaluation(declarations)
    description = ProjectDescription(
      kind: "tuist", folder: RelativePath.parent(of: own.path) ?? "")
    read()
    warn()
  }

  private mutating func read() {
    guard let (project, place) = project() else {
      unread.append(Phrase("its project", zh: "它的 project"))
      return
    }
    let mode = project.argument("settings").flatMap { evaluation.swiftVersion(in: $0) }
    guard let list = project.argument("targets") else { return }
    let targets = evaluation.elements(list)
    if targets.isEmpty, !(list.syntax.as(ArrayExprSyntax.self)?.elements.isEmpty ?? false) {
      let text = list.syntax.summary
      unread.append(Phrase("its targets '\(text)'", zh: "它的各个 target '\(text)'"))
    }
    var names: Set<String> = []
    for element in targets {
      let calls = evaluation.calls(element).filter { $0.argument("name") != nil }
      let read = calls.compactMap { target($0, element, project: place, mode) }
      if let target = read.first {
        if names.insert(target.module.name).inserted { description.targets.append(target) }
      } else {
        let text = element.place.summary
        unread.append(Phrase("the target '\(text)'", zh: "target '\(text)'"))
      }
    }
  }

  /// The call that makes the project, and the place of the constant that holds it.
  private mutating func project() -> (ManifestCall, Syntax)? {
    for item in own.tree.statements {
      guard case .decl(let declaration) = item.item,
        let variable = declaration.as(VariableDeclSyntax.self)
      else { continue }
      for binding in variable.bindings {
        guard let value = binding.initializer?.value else { continue }
        let expression = ManifestExpression(
          syntax: value, type: binding.typeAnnotation?.type.manifestName)
        let calls = evaluation.calls(expression)
        let project =
          calls.first { $0.name == "Project" || $0.name == "init" && $0.isProject }
          // Of a helper that lies elsewhere only the arguments are known.
          ?? calls.first { $0.isProject && $0.argument("targets") != nil }
        if let project { return (project, Syntax(value)) }
      }
    }
    return nil
  }

  private mutating func target(
    _ call: ManifestCall, _ element: ManifestExpression, project: Syntax, _ mode: Int?
  ) -> TargetDescription? {
    guard let written = call.argument("name").flatMap({ evaluation.string($0) }) else { return nil }
    let product = call.argument("product").flatMap { evaluation.product($0) } ?? call.name
    let name = call.argument("productName").flatMap { evaluation.string($0) } ?? written
    let place = own.position(of: element.place) ?? own.position(of: project)
    var module = Module(
      name: Module.identifier(for: name), kind: TuistProduct.kinds[product] ?? .library,
      manifest: own.path,
      folder: description.folder, location: place ?? Position(line: 1, column: 1),
      languageMode: call.argument("settings").flatMap { evaluation.swiftVersion(in: $0) } ?? mode
        ?? (sources.contains(where: \.isOfSwift6) ? 6 : nil),
      isMainActorByDefault: sources.contains(where: \.isolatesToMainActor))
    module.dependencies = dependencies(of: call, named: name, at: module.location)
    var target = TargetDescription(module: module)
    for label in ["sources", "buildableFolders"] {
      guard let list = call.argument(label) else { continue }
      let globs = evaluation.globs(list)
      if globs.isEmpty, !list.syntax.isEmptyList {
        unread.append(Phrase("the sources of '\(name)'", zh: "'\(name)' 的源文件"))
      }
      for glob in globs {
        let excluded = glob.excluded.flatMap { PathPattern.all($0.text, in: folder(of: $0)) }
        target.take(glob.path.text, in: folder(of: glob.path), except: excluded)
      }
    }
    return target
  }

  private func folder(of path: TuistPath) -> String {
    path.isFromRoot ? root : description.folder
  }

  private mutating func dependencies(
    of call: ManifestCall, named target: String, at fallback: Position
  ) -> [Module.Dependency] {
    guard let list = call.argument("dependencies") else { return [] }
    let elements = evaluation.elements(list)
    if elements.isEmpty, evaluation.isUnknown(list) {
      unread.append(Phrase("the dependencies of '\(target)'", zh: "'\(target)' 的各个依赖"))
    }
    var found: [Module.Dependency] = []
    for element in elements {
      let calls = evaluation.calls(element)
      let text = element.syntax.summary
      let unknown = Phrase(
        "the dependency '\(text)' of '\(target)'", zh: "'\(target)' 的依赖 '\(text)'")
      if calls.isEmpty { unread.append(unknown) }
      for call in calls {
        guard !TuistProject.isSystem(call) else { continue }
        guard let name = evaluation.dependencyName(call) else {
          unread.append(unknown)
          continue
        }
        if found.contains(where: { $0.name == name }) { continue }
        let source = sources.first { $0.position(of: element.place) != nil }
        found.append(
          Module.Dependency(
            name: name, package: nil, location: source?.position(of: element.place) ?? fallback,
            manifest: source.flatMap { $0.path == own.path ? nil : $0.path }))
      }
    }
    return found
  }

  /// What comes with the system or is run by the build is nothing a manifest opens a door to.
  private static func isSystem(_ call: ManifestCall) -> Bool {
    if ["sdk", "xctest", "bundle"].contains(call.name) { return true }
    return call.argument("type")?.syntax.lastName == "plugin"
  }

  private mutating func warn() {
    let path = own.path
    if own.tree.hasError {
      description.warnings.append(
        ProjectDescription.broken(path))
    } else if let first = unread.first {
      description.gap = ManifestGap(path: path, first: first, others: unread.count - 1)
    }
    description.warnOfLongLists(at: path)
    if evaluation.isExhausted {
      description.warnings.append(
        ProjectDescription.intricate(path))
    }
  }
}

extension ManifestCall {
  /// Whether it is made for, or by, Tuist's `Project`.
  fileprivate var isProject: Bool { type == "Project" || baseName == "Project" }
}

extension SyntaxProtocol {
  /// The beginning of the text, for a message.
  fileprivate var summary: String {
    let text = plainText
    return text.count > 40 ? text.prefix(40) + "…" : text
  }
}

extension ExprSyntax {
  fileprivate var isEmptyList: Bool {
    self.as(ArrayExprSyntax.self)?.elements.isEmpty ?? self.is(NilLiteralExprSyntax.self)
  }
}
