/// A unit of compilation: a SwiftPM target, an Xcode target, or the folder that stands for one.
package struct Module: Sendable, Equatable {
  package enum Kind: String, Sendable {
    case library, application, test, tool, plugin
    /// No manifest names it: all unclaimed files below one project folder.
    case folder
  }

  /// A dependency as the manifest writes it.
  package struct Dependency: Sendable, Equatable {
    /// The target or product that is depended on.
    package var name: String
    /// The package it comes from, if the manifest says so.
    package var package: String?
    /// Where the manifest says it.
    package var location: Position
    /// The file that says it, from the root, if it is not the module's manifest.
    package var manifest: String?

    package init(name: String, package: String?, location: Position, manifest: String? = nil) {
      self.name = name
      self.package = package
      self.location = location
      self.manifest = manifest
    }
  }

  /// The name that an `import` writes.
  package var name: String
  package var kind: Kind
  /// The manifest's path from the root (`Package.swift`, `App/Project.swift`), "" for a folder.
  package var manifest: String
  /// The folder of the manifest, from the root; "" is the root.
  package var folder: String
  /// Where the manifest declares it.
  package var location: Position
  package var dependencies: [Dependency]
  /// The Swift language mode, 5 or 6, if the manifest or a build setting says so.
  package var languageMode: Int?
  /// `MainActor` is the default isolation.
  package var isMainActorByDefault: Bool
  /// An async function runs on the actor of whoever calls it, unless it says otherwise (SE-0461).
  package var staysWithCaller = false
  /// Products of the same package that hold this target, by product name.
  package var products: [String]
  /// What the manifest calls the target, where an `import` writes another name.
  package var target: String?
  /// Files that the manifest takes out of a folder that it compiles, from the root.
  package var leftOut: [String] = []
  /// Swift files that a script of its build runs or reads, from the root; nothing else compiles them.
  package var scripted: [String] = []

  /// The target's name for people.
  package var title: String { target ?? name }

  package init(
    name: String, kind: Kind, manifest: String, folder: String,
    location: Position = Position(line: 1, column: 1), dependencies: [Dependency] = [],
    languageMode: Int? = nil, isMainActorByDefault: Bool = false, products: [String] = []
  ) {
    self.name = name
    self.kind = kind
    self.manifest = manifest
    self.folder = folder
    self.location = location
    self.dependencies = dependencies
    self.languageMode = languageMode
    self.isMainActorByDefault = isMainActorByDefault
    self.products = products
  }
}

extension Module {
  /// The name that an `import` writes for a target called `name`: a C99 identifier.
  package static func identifier(for name: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let fits = result.isEmpty ? properties.isXIDStart : properties.isXIDContinue
      result.append(fits ? scalar : "_")
    }
    return String(result)
  }
}
