internal import ArgumentParser
internal import Foundation
internal import StrataCode

extension Language: ExpressibleByArgument {
  /// The language of this run: what the arguments ask for, or else what the environment speaks.
  ///
  /// It is known before the arguments are understood, since their help and their errors speak it.
  static let ofRun: Language = {
    let words = CommandLine.arguments.prefix { $0 != "--" }
    let asked = zip(words, words.dropFirst().map { Optional($0) } + [nil]).compactMap {
      word, next -> String? in
      word == "--lang" ? next : word.hasPrefix("--lang=") ? String(word.dropFirst(7)) : nil
    }
    return asked.last.flatMap { Language(rawValue: $0) }
      ?? Language(environment: ProcessInfo.processInfo.environment)
  }()
}

extension Phrase {
  /// The text in the language of the run.
  var ofRun: String { text(in: .ofRun) }
}
