/// Sentences in English.
package enum English: PhraseLanguage {
  package static let language = Language.english
}
