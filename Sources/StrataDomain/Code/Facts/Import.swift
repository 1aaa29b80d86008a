/// An `import` as written.
package struct Import: Sendable, Equatable {
  /// The module; for `import struct Foundation.Date` and submodules, the first component.
  package var module: Name
  /// The whole dotted path as written.
  package var path: Name
  /// `@testable`, `@_exported` and their kin, without arguments.
  package var attributes: Attributes
  /// The span of the module's name.
  package var span: Span

  /// What stands before the `import`.
  package struct Attributes: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `@testable`: internal declarations of the module are visible too.
    package static let testable = Attributes(rawValue: 1)
    /// `@_exported`: whoever imports this module sees that one too.
    package static let exported = Attributes(rawValue: 2)
    /// `@_implementationOnly`, `private import`, `internal import`.
    package static let hidden = Attributes(rawValue: 4)
  }

  /// An import of `module`, written as `path` at `span`.
  package init(module: Name, path: Name, attributes: Attributes, span: Span) {
    self.module = module
    self.path = path
    self.attributes = attributes
    self.span = span
  }
}

extension FileFacts {
  /// The modules that the file imports.
  package var importedModules: Set<String> { Set(imports.map { self[$0.module] }) }
}
