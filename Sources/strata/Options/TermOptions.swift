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

  // To load a calendar takes as long as to list a small project.
  private static var today: Day? {
    var (now, parts) = (time(nil), tm())
    guard localtime_r(&now, &parts) != nil else { return nil }
    return Day(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

extension Profile: ExpressibleByArgument {}
