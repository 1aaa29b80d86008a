package import StrataCode

/// Why the bytes of a file could not be had.
package enum FileReadFailure: Error, Equatable {
  case missing
  case notAFile
  case tooLarge
  /// A link leads out of the project.
  case outside
  case failed(Phrase)

  /// The cause in the reader's words.
  var cause: Phrase {
    switch self {
    case .missing: SkipReason.isNotThere
    case .notAFile: SkipReason.isNotAFile
    case .tooLarge: SkipReason.isTooLarge
    case .outside: SkipReason.leadsOut
    case .failed(let cause): cause
    }
  }
}
