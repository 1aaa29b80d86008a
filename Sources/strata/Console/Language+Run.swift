internal import ArgumentParser
internal import Foundation
internal import StrataDomain

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

extension ArgumentHelp {
  /// Help in the language of the run.
  init(_ abstract: Phrase, discussion: Phrase = .empty, valueName: String? = nil) {
    self.init(
      abstract.text(in: .ofRun), discussion: discussion.text(in: .ofRun), valueName: valueName)
  }
}
