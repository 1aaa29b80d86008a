internal import StrataCode

/// What a feature is called, in all the forms that its code needs.
struct FeatureNames: Equatable {
  /// The type: `OrderItem`.
  let one: String
  /// Several of it: `OrderItems`.
  let many: String

  /// The names of a feature that is called by one of its things, or by several.
  init(_ name: String) {
    one = Self.isPlural(name) ? Self.singular(of: name) : name
    many = AnalogousPath.plural(of: one)
  }

  /// A value: `orderItem`.
  var value: String { Self.lowered(one) }
  /// A list: `orderItems`.
  var values: String { Self.lowered(many) }
  /// In a text: `order item`.
  var words: String { Self.words(one) }
  /// In a text: `order items`.
  var manyWords: String { Self.words(many) }
  /// At the beginning of a text: `Order items`.
  var title: String { manyWords.prefix(1).uppercased() + manyWords.dropFirst() }

  /// Whether a name seems to be for several things.
  static func isPlural(_ name: String) -> Bool {
    name.hasSuffix("s") && !["ss", "us", "is", "News", "Series"].contains(where: name.hasSuffix)
  }

  /// What one of `Boxes`, `Categories` or `Orders` is called.
  private static func singular(of name: String) -> String {
    if name.hasSuffix("ies"), name.count > 4 { return name.dropLast(3) + "y" }
    let isLonger = ["ses", "xes", "ches", "shes", "zes"].contains(where: name.hasSuffix)
    return String(name.dropLast(isLonger ? 2 : 1))
  }

  /// `URLItem` as a value is `urlItem`.
  private static func lowered(_ name: String) -> String {
    let capitals = name.prefix(while: \.isUppercase).count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func words(_ name: String) -> String {
    NameWords.split(name).joined(separator: " ").lowercased()
  }
}
