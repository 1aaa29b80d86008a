internal import StrataCode

/// Writes the parts of one feature the way that a school builds them.
struct PartWriter {
  let school: School
  /// The project's name.
  let app: String
  /// All of them; shared parts can need the others.
  let features: [FeatureNames]
  let feature: FeatureNames
  let ui: CreatedUI
  let tests: CreatedTests
  let layout: CreatedLayout
  var cache = CreatedCache.none

  /// How far types are seen, with a blank; empty for as far as their module.
  var access: String { school.isModular ? "package " : "" }

  /// How a property is declared that only its type knows, where that has an initializer.
  var storedLet: String { school.isModular ? "private let" : "let" }

  /// The file of a part from the project's root; nil for a part that is not written.
  func path(_ part: FeaturePart) -> String? {
    guard let file = school.files[part] else { return nil }
    if part.isView && ui == .none || !part.isWanted(by: cache) { return nil }
    return filled(named(layout == .tree ? school.tree?[part] ?? file : file, part))
  }

  /// What the type is called that a part is.
  func type(_ part: FeaturePart) -> String {
    let path = filled(named(school.files[part] ?? "", part))
    return String(path.lastComponent.prefix { $0 != "." && $0 != "+" })
  }

  /// The protocol of a use case.
  func useCase(_ part: FeaturePart) -> String { type(part) + school.protocolSuffix }

  /// Its implementation.
  func implementation(_ part: FeaturePart) -> String { school.implementationPrefix + type(part) }

  /// The same with another feature.
  func about(_ feature: FeatureNames) -> PartWriter {
    PartWriter(
      school: school, app: app, features: features, feature: feature, ui: ui, tests: tests,
      layout: layout, cache: cache)
  }

  /// The modules of layers, as far as the school has some.
  func modules(_ layers: Layer...) -> Set<String> {
    school.isModular ? Set(layers.map { app + $0.rawValue }) : []
  }

  /// What tests import of the project.
  var testModules: Set<String> {
    school.isModular ? modules(.domain, .presentation) : ["@testable import \(app)App"]
  }

  /// Parameters or arguments between their brackets: on one line, or so many and more on lines of their
  /// own, in a statement that is indented by so many blanks.
  func wrapped(_ parts: [String], at indentation: Int, from least: Int = 3) -> String {
    guard parts.count >= least else { return parts.joined(separator: ", ") }
    let blanks = String(repeating: " ", count: indentation)
    return "\n" + parts.map { "\(blanks)    \($0)" }.joined(separator: ",\n") + "\n\(blanks)"
  }

  /// An initializer that only stores, after a blank line; empty where the compiler writes one.
  func initializer(_ fields: [(name: String, type: String)]) -> String {
    guard school.isModular else { return "" }
    let parameters = fields.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let stores = fields.map { "        self.\($0.name) = \($0.name)\n" }.joined()
    let body = stores.isEmpty ? "{}" : "{\n\(stores)    }"
    return "\n\n    package init(\(parameters)) \(body)"
  }

  /// UIKit has controllers in the place of views.
  private func named(_ file: String, _ part: FeaturePart) -> String {
    guard ui == .uikit, part.isView else { return file }
    return file.replacing("View.swift", with: "ViewController.swift")
  }

  private func filled(_ pattern: String) -> String {
    pattern.replacing("{One}", with: feature.one).replacing("{Many}", with: feature.many)
      .replacing("{First}", with: features.first?.one ?? "").replacing("{App}", with: app)
  }

  /// What can go wrong.
  var errorType: String { type(.error) }

  // What lists are asked for and answer, which is other where they come in pages.

  var listType: String { school.isPaged ? type(.page) : "[\(feature.one)]" }
  var listDTO: String { school.isPaged ? "\(type(.page))DTO" : "[\(feature.one)DTO]" }
  var listParameters: String { school.isPaged ? "page: Int, size: Int" : "" }
  var listArguments: String { school.isPaged ? "page: page, size: size" : "" }

  // What a repository's methods are called.

  var fetchAll: String { school.verb + feature.many }
  var fetchOne: String { school.verb + feature.one }
  var update: String { "update" + feature.one }
}
