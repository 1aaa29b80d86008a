internal import StrataModel
package import StrataCode
internal import StrataRules

/// A line of the text that speaks for something.
package struct PlaceLine: Sendable, Equatable {
  package var line: Int
  /// How the code says it: `import UIKit`.
  package var code: String
  /// What that shows.
  package var shows: Phrase

  package init(line: Int, code: String, shows: Phrase) {
    self.line = line
    self.code = code
    self.shows = shows
  }
}
