/// Names that the language and Foundation give every file, to tell which imports a file makes use of.
package enum StandardTypes {
  /// Whether every name that no project type explains is the language's or Foundation's.
  package static func explain(_ names: some Sequence<String>) -> Bool {
    names.allSatisfy { known.contains($0.prefix { $0 != "." }.description) }
  }

  /// Whether a name is the language's or Foundation's.
  package static func contains(_ name: String) -> Bool { known.contains(name) }

  private static let known: Set<String> = Set(
    """
    Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Float16 Bool String
    Character Substring StaticString Void Any AnyObject AnyClass Never Self Optional Array Set
    Dictionary Range ClosedRange Result Error LocalizedError CustomNSError Swift
    Codable Encodable Decodable CodingKey CodingKeys Encoder Decoder DecodingError EncodingError
    Equatable Hashable Comparable Identifiable Sendable CaseIterable RawRepresentable OptionSet
    CustomStringConvertible CustomDebugStringConvertible LosslessStringConvertible
    ExpressibleByStringLiteral ExpressibleByIntegerLiteral ExpressibleByArrayLiteral
    ExpressibleByDictionaryLiteral ExpressibleByFloatLiteral ExpressibleByNilLiteral
    ExpressibleByBooleanLiteral Sequence Collection IteratorProtocol RandomAccessCollection
    BidirectionalCollection MutableCollection AdditiveArithmetic Numeric SignedNumeric
    BinaryInteger FixedWidthInteger FloatingPoint BinaryFloatingPoint Strideable Hasher
    KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath Mirror
    Task TaskGroup MainActor Actor GlobalActor AsyncSequence AsyncStream AsyncThrowingStream
    CheckedContinuation UnsafeContinuation CancellationError Clock Duration ContinuousClock
    Unicode ObjectIdentifier MemoryLayout UnsafePointer UnsafeMutablePointer UnsafeRawPointer
    Date Data URL UUID Decimal Locale Calendar TimeZone DateComponents DateInterval TimeInterval
    DateFormatter NumberFormatter ISO8601DateFormatter RelativeDateTimeFormatter ByteCountFormatter
    DateComponentsFormatter MeasurementFormatter Formatter JSONDecoder JSONEncoder
    PropertyListDecoder PropertyListEncoder JSONSerialization Bundle NotificationCenter Notification
    NSError NSObject NSString NSNumber NSArray NSDictionary NSDate NSData NSURL NSRegularExpression
    NSRange NSPredicate NSCoding NSSecureCoding NSCopying NSLock NSRecursiveLock IndexPath IndexSet
    CharacterSet Measurement Unit Dimension UnitLength UnitMass URLComponents URLQueryItem
    DispatchQueue DispatchGroup DispatchSemaphore DispatchTime DispatchWorkItem Thread Timer
    OperationQueue Operation ProcessInfo Progress AttributedString CGFloat CGSize CGPoint CGRect
    PersonNameComponents NSAttributedString StringProtocol Regex NSSortDescriptor SortDescriptor
    NSCompoundPredicate NSComparisonPredicate NSExpression NSOrderedSet NSSet NSDecimalNumber NSNull
    NSUUID NSIndexPath NSCalendar NSLocale NSTimeZone NSValue NSNotification NSKeyValueObservation
    available objc objcMembers discardableResult escaping autoclosure frozen inlinable usableFromInline
    main propertyWrapper resultBuilder dynamicMemberLookup dynamicCallable unchecked preconcurrency
    convention noescape nonobjc warn_unqualified_access unknown inline _exported _spi retroactive
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
