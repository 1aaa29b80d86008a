internal import StrataCode
internal import SwiftParser
internal import SwiftSyntax

/// Reads a `Package.swift` as syntax; it is never run.
package struct PackageManifest {
  private let path: String
  private let folder: String
  private let toolsVersion: Int?
  private let lines: LineTable
  private let hasErrors: Bool
  private var scan: ManifestScan

  /// The manifest at `path` with the given text.
  package init(_ bytes: [UInt8], at path: String) {
    self.path = path
    folder = RelativePath.parent(of: path) ?? ""
    toolsVersion = PackageManifest.toolsVersion(in: bytes)
    let tree = bytes.withUnsafeBufferPointer { buffer in
      var parser = Parser(buffer, maximumNestingLevel: 256)
      return SourceFileSyntax.parse(from: &parser)
    }
    lines = bytes.withUnsafeBufferPointer { LineTable(of: $0) }
    hasErrors = tree.hasError
    scan = ManifestScan(of: tree)
  }

  /// The major version in `// swift-tools-version:5.9`.
  private static func toolsVersion(in bytes: [UInt8]) -> Int? {
    let mark = Array("swift-tools-version".utf8)
    let head = bytes.prefix(512)
    guard let found = head.firstRange(of: mark) else { return nil }
    let rest = head[found.upperBound...].drop { $0 == 0x3A || $0 == 0x20 || $0 == 0x09 }
    return Int(String(decoding: rest.prefix { $0 >= 0x30 && $0 <= 0x39 }, as: UTF8.self))
  }

  /// The package's targets and the files they take, where `folders` are the ones there are.
  package func description(over folders: SourceFolders) -> ProjectDescription {
    var evaluation = scan.evaluation
    var project = ProjectDescription(kind: "swiftpm", folder: folder)
    if hasErrors {
      project.warnings.append(
        ProjectDescription.broken(path))
    } else if scan.package == nil {
      project.warnings.append(
        Phrase(
          "'\(path)' does not make a package: its folder is read without targets",
          zh: "'\(path)' 没有定义包：它的文件夹按没有 target 来读取"))
    }
    let packageMode = languageMode(&evaluation)
    let layout = PackageLayout(folder: folder, folders: folders, targets: scan.targets)
    for target in scan.targets {
      let settings = self.settings(of: target, &evaluation)
      var module = Module(
        name: Module.identifier(for: target.name),
        kind: kind(of: target),
        manifest: path,
        folder: folder,
        location: lines.position(of: UInt32(clamping: target.offset)),
        dependencies: dependencies(of: target, &evaluation),
        languageMode: settings.languageMode ?? packageMode,
        isMainActorByDefault: settings.isMainActor,
        products: scan.products.filter { $0.targets.contains(target.name) }.map(\.name)
      )
      module.staysWithCaller = settings.staysWithCaller
      let claim = layout.claim(of: target, &evaluation)
      project.targets.append(TargetDescription(module: module, folders: claim.map { [$0] } ?? []))
    }
    if scan.isExhausted || evaluation.isExhausted {
      project.warnings.append(
        ProjectDescription.intricate(path))
    }
    return project
  }

  private func kind(of target: ManifestScan.Target) -> Module.Kind {
    switch target.call.name {
    case "testTarget": return .test
    case "macro", "plugin": return .plugin
    case "executableTarget":
      return isIn(target, "iOSApplication") ? .application : .tool
    default:
      // Before tools version 5.4 the product alone said what is executable.
      return isIn(target, "executable") ? .tool : .library
    }
  }

  private func isIn(_ target: ManifestScan.Target, _ kind: String) -> Bool {
    scan.products.contains { $0.kind == kind && $0.targets.first == target.name }
  }

  private func languageMode(_ evaluation: inout ManifestEvaluation) -> Int? {
    for label in ["swiftLanguageModes", "swiftLanguageVersions"] {
      guard let list = scan.package?.argument(label) else { continue }
      let modes = evaluation.elements(list).compactMap { mode($0, &evaluation) }
      if let newest = modes.max() { return newest }
    }
    return toolsVersion.map { $0 >= 6 ? 6 : 5 }
  }

  /// `.v5`, `.v4_2`, `.version("6")`; anything older than 5 is read as 5.
  private func mode(
    _ expression: ManifestExpression, _ evaluation: inout ManifestEvaluation
  ) -> Int? {
    let digits: Substring
    if let access = expression.syntax.as(MemberAccessExprSyntax.self) {
      digits = access.declName.baseName.text.drop { $0 == "v" }
    } else if let call = expression.syntax.as(FunctionCallExprSyntax.self),
      let argument = ManifestCall(syntax: call, scope: expression.scope).firstUnlabelled,
      let text = evaluation.string(argument)
    {
      digits = text[...]
    } else {
      return nil
    }
    return Int(digits.prefix { $0.isNumber }).map { $0 >= 6 ? 6 : 5 }
  }

  private func settings(
    of target: ManifestScan.Target, _ evaluation: inout ManifestEvaluation
  ) -> (languageMode: Int?, isMainActor: Bool, staysWithCaller: Bool) {
    var result: (languageMode: Int?, isMainActor: Bool, staysWithCaller: Bool) = (nil, false, false)
    let lists = [target.call.argument("swiftSettings")].compactMap { $0 } + scan.settingsForAll
    for list in lists {
      for element in evaluation.elements(list) {
        for call in evaluation.calls(element) {
          guard let argument = call.firstUnlabelled else { continue }
          switch call.name {
          case "swiftLanguageMode", "swiftLanguageVersion":
            result.languageMode = mode(argument, &evaluation) ?? result.languageMode
          case "defaultIsolation":
            result.isMainActor = argument.syntax.plainText == "MainActor.self"
          case "enableUpcomingFeature"
          where argument.syntax.plainText.contains("NonisolatedNonsendingByDefault"):
            result.staysWithCaller = true
          default: break
          }
        }
      }
    }
    return result
  }

  private func dependencies(
    of target: ManifestScan.Target, _ evaluation: inout ManifestEvaluation
  ) -> [Module.Dependency] {
    guard let list = target.call.argument("dependencies") else { return [] }
    return evaluation.elements(list).flatMap { element -> [Module.Dependency] in
      let offset = element.place.contentOffset
      let location = lines.position(of: UInt32(clamping: offset))
      if let name = evaluation.string(element), !element.syntax.is(FunctionCallExprSyntax.self) {
        return [Module.Dependency(name: name, package: nil, location: location)]
      }
      return evaluation.calls(element).compactMap { call in
        guard let argument = call.argument("name") ?? call.argument("stringLiteral"),
          let name = evaluation.string(argument)
        else { return nil }
        let package = call.argument("package").flatMap { evaluation.string($0) }
        return Module.Dependency(name: name, package: package, location: location)
      }
    }
  }
}
