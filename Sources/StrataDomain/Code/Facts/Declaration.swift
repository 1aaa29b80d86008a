/// A declaration as written: a type, an extension, a member or a generic parameter.
package struct Declaration: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`, `typealias`
    case associatedType, genericParameter
    case function, initializer, deinitializer, `subscript`, property, enumCase, macro
  }

  package enum Access: UInt8, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
    package static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }
  }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `static` or `class` on a member.
    package static let isStatic = Modifiers(rawValue: 1 << 0)
    package static let isFinal = Modifiers(rawValue: 1 << 1)
    package static let isLazy = Modifiers(rawValue: 1 << 2)
    /// `weak` or `unowned`.
    package static let isWeak = Modifiers(rawValue: 1 << 3)
    package static let isOverride = Modifiers(rawValue: 1 << 4)
    package static let isMutating = Modifiers(rawValue: 1 << 5)
    package static let isNonisolated = Modifiers(rawValue: 1 << 6)
    package static let isAsync = Modifiers(rawValue: 1 << 7)
    package static let isThrowing = Modifiers(rawValue: 1 << 8)
    /// A `let`.
    package static let isConstant = Modifiers(rawValue: 1 << 9)
    /// A property with a getter of its own.
    package static let isComputed = Modifiers(rawValue: 1 << 10)
    /// A function, initialiser or subscript with a body.
    package static let hasBody = Modifiers(rawValue: 1 << 11)
    /// A stored property with an initial value.
    package static let hasInitialValue = Modifiers(rawValue: 1 << 12)
    package static let isConvenience = Modifiers(rawValue: 1 << 13)
    /// Declared inside a function body.
    package static let isLocal = Modifiers(rawValue: 1 << 14)
    /// `@available(*, deprecated…)`.
    package static let isDeprecated = Modifiers(rawValue: 1 << 15)
    /// A property whose setter is narrower than itself: `private(set)`.
    package static let hasNarrowSetter = Modifiers(rawValue: 1 << 17)
    /// A property whose written type or initial value is an array.
    package static let isList = Modifiers(rawValue: 1 << 18)
    /// A property whose written type is an optional.
    package static let isOptional = Modifiers(rawValue: 1 << 20)
    /// A private stored property that its file only declares and fills.
    package static let isIdle = Modifiers(rawValue: 1 << 21)
    /// A property whose written type is a function.
    package static let isFunctionTyped = Modifiers(rawValue: 1 << 16)
    /// A property of a type in a file that imports what draws, whose value reads only members of types.
    package static let isFixed = Modifiers(rawValue: 1 << 19)
  }

  package var kind: Kind
  /// The name; for an extension the extended type's path; for an initialiser `init`.
  package var name: Name
  /// The declaration it stands in, or `topLevel`.
  package var parent: DeclarationIndex
  /// As written, or what Swift takes when nothing is: the extension's, or internal.
  package var access: Access
  package var modifiers: Modifiers
  /// The span of the name.
  package var span: Span
  /// The whole declaration with attributes and body.
  package var extent: Span

  package init(
    kind: Kind, name: Name, parent: DeclarationIndex, access: Access, modifiers: Modifiers,
    span: Span, extent: Span
  ) {
    self.kind = kind
    self.name = name
    self.parent = parent
    self.access = access
    self.modifiers = modifiers
    self.span = span
    self.extent = extent
  }
}

extension Declaration.Kind {
  /// Whether the declaration makes a name that can stand where a type is wanted.
  package var isType: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .typealias: true
    default: false
    }
  }

  /// Whether values of the declared type exist: a struct, class, enum or actor.
  package var isConcreteType: Bool {
    switch self {
    case .struct, .class, .enum, .actor: true
    default: false
    }
  }
}
