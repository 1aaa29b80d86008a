/// The words of a name as they are compared: in lower case and in singular, `Movies` like `Movie`.
package enum NameStem {
  /// The stems of a name's words.
  package static func words(of name: String) -> [String] { NameWords.split(name).map(word) }

  /// The stem of a word: what ends in `ie` is like what ends in `y`, since both have one plural.
  package static func word(_ word: String) -> String {
    let singular = WordReader.singular(word)
    return singular.hasSuffix("ie") ? singular.dropLast(2) + "y" : singular
  }
}
