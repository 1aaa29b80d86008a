/// The words for what went wrong.
enum ErrorMessage {
  static func text(for error: any Error) -> String {
    switch error {
    case ColleagueError.notFound: "There is no such colleague."
    case ColleagueError.unavailable: "The directory does not answer. Try again later."
    case WhereaboutsError.notShared: "They do not share where they are."
    case WhereaboutsError.outdated: "They have not been seen for a while."
    case WhereaboutsError.noPosition: "This device does not know where it is."
    case SettingsError.radiusOutOfRange:
      "Choose from \(Settings.radii.lowerBound) to \(Settings.radii.upperBound) km."
    case SettingsError.unavailable: "Your settings are not at hand."
    default: "Something unexpected went wrong."
    }
  }
}
