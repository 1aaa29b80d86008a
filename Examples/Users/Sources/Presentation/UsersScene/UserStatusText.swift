import UsersDomain

extension User.Status {
  /// The status in a word.
  var text: String {
    switch self {
    case .active: "active"
    case .invited: "invited"
    case .suspended: "suspended"
    }
  }
}
