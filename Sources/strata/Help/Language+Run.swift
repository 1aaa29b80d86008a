internal import ArgumentParser
internal import Foundation
internal import StrataCode

extension Language {
  /// The language of this run: what the arguments ask for, or else what the environment speaks.
  ///
  /// It is known before the arguments are understood, since their help and their errors speak it.
  static let ofRun: Language =
    asked?.language ?? Language(environment: ProcessInfo.processInfo.environment)

  /// The language of the right column, where two are asked for.
  static let besideOfRun: Language? = asked?.beside

  private static let asked: SpokenLanguages? = {
    let words = CommandLine.arguments.prefix { $0 != "--" }
    let asked = zip(words, words.dropFirst().map { Optional($0) } + [nil]).compactMap {
      word, next -> String? in
      word == "--lang" ? next : word.hasPrefix("--lang=") ? String(word.dropFirst(7)) : nil
    }
    return asked.last.flatMap { SpokenLanguages(argument: $0) }
  }()
}

extension Phrase {
  /// The text in the language of the run.
  var ofRun: String { text(in: .ofRun) }
}
