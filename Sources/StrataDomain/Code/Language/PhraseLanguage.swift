/// A language as a type, so that a sentence knows what it is written in.
package protocol PhraseLanguage {
  static var language: Language { get }
}
