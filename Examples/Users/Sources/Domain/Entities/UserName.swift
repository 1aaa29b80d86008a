import Foundation

/// A name that obeys the rules; there is no other way to give a user a new one.
package struct UserName: Sendable, Equatable {
  /// Why a text cannot be a name.
  package enum Problem: Error, Equatable {
    case empty, tooLong, forbiddenCharacter
  }

  /// The most characters a name may have.
  package static let maximumLength = 80

  /// The name, trimmed and in composed form.
  package let text: String

  /// Trims the text, and refuses what cannot be a name.
  package init(_ raw: String) throws(Problem) {
    let trimmed = raw.trimmingCharacters(in: .whitespacesAndNewlines)
      .precomposedStringWithCanonicalMapping
    // Scalars, not characters: one character can hold thousands of combining marks.
    guard trimmed.unicodeScalars.count <= Self.maximumLength else { throw .tooLong }
    guard trimmed.unicodeScalars.contains(where: Self.isVisible) else { throw .empty }
    guard !trimmed.unicodeScalars.contains(where: Self.isForbidden) else {
      throw .forbiddenCharacter
    }
    text = trimmed
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
  }

  /// Control characters, line breaks, marks that turn the reading direction around, and what
  /// stands for bytes that could not be read.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: scalar.properties.isBidiControl || scalar == "\u{FFFD}"
    }
  }
}
