/// Why no double can be written of a protocol.
package enum DoubleObstacle: Error, Equatable {
  /// A type that only a conforming type knows.
  case associatedType
  /// A member with types of its own, or one of whatever conforms.
  case generic
  case `subscript`
  case initializer
  /// A member of the type, and not of its values.
  case `static`
  /// A property that is awaited or that throws.
  case effectfulProperty
  /// A parameter that is changed, or one of any number of values.
  case parameter
  /// A protocol that is not the project's.
  case foreign(String)
  /// Isolated to another actor than the rest.
  case isolation
  /// Something that is compiled only at times, or that Objective-C may leave out.
  case optional
  /// Two members that no name tells apart.
  case overload
  /// Written in a way that is not understood.
  case unread
}
