/// What one folder or module name says.
package struct WordReading: Sendable, Equatable {
  /// What a word stands for.
  package enum Meaning: Sendable, Equatable {
    case strong(Layer)
    case weak(Layer)
    case feature, application, demo, composition, test, neutral
  }

  /// What the name stands for.
  package var meaning: Meaning
  /// The table's word.
  package var word: String
  /// Only a part of the name is that word.
  package var isPart: Bool
  /// The name without its last word, where it has several.
  package var stem = ""
}
