internal import ArgumentParser
internal import Foundation
internal import StrataPresentation

extension PageLanguage: ExpressibleByArgument {
  /// The language that the environment asks for.
  static var ofEnvironment: PageLanguage {
    PageLanguage(environment: ProcessInfo.processInfo.environment)
  }
}
