/// Sentences in Simplified Chinese.
package enum Chinese: PhraseLanguage {
  package static let language = Language.chinese
}
