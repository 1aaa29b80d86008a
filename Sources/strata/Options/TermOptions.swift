internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataRules

/// The terms by which code is judged.
struct TermOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Judge by a school: \(Profile.allCases.map(\.rawValue).joined(separator: ", ")) "
        + "(default: the one that the code shows).",
      zh: "按哪个规则集检查（默认：代码体现的那个）。", value: .school))
  var profile: Profile?

  /// The terms, as of today.
  var terms: JudgingOptions { JudgingOptions(profile: profile, today: Self.today) }

  private static var today: Day? {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day], from: Date())
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    return Day(year: year, month: month, day: day)
  }
}

extension Profile: ExpressibleByArgument {}
