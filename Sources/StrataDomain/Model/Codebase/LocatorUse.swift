package import StrataCode

// Where code asks a container for what it needs.

/// How a place reaches into a container.
package struct LocatorUse: Sendable, Equatable {
  package var file: Int
  package var span: Span
  package var owner: DeclarationIndex
  /// The container of the project, if it is one.
  package var container: SymbolID?
  /// How the container, or what stands for it, is called in the code.
  package var name: String
  package var kind: Kind

  /// A place, and what it asks.
  package init(
    file: Int, span: Span, owner: DeclarationIndex, container: SymbolID? = nil, name: String,
    kind: Kind
  ) {
    self.file = file
    self.span = span
    self.owner = owner
    self.container = container
    self.name = name
    self.kind = kind
  }

  package enum Kind: Int, Sendable, Comparable {
    /// A stored container, written as a type.
    case stored
    /// `Container.shared.feed`.
    case reached
    /// `container.resolve(Feed.self)`.
    case resolved
    /// `@Injected`.
    case wrapped
    /// `Current.api`.
    case world

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }
}

extension LocatorUse: Digestible {
  package func add(to digest: inout ItemDigest) {
    digest.add(file, Int(span.start), Int(span.length), Int(owner))
    digest.add(container.map { Int($0.index) } ?? -1, kind.rawValue)
    digest.add(name)
  }
}
