/// How a school builds a feature: schools differ by what is in such a value, and in nothing else.
struct School {
  /// How the user gets from a list to what is in it.
  enum Navigation {
    /// A coordinator owns the path, and view models call closures.
    case coordinator
    /// Views tell a router.
    case router
    /// Views link to others, which somebody else makes.
    case links
  }

  /// How a DTO becomes an entity.
  enum Mapping {
    /// By a method of its own.
    case method
    /// By a mapper.
    case mapper
  }

  /// One module for each layer, so that the compiler guards the layers, too.
  var isModular = false
  /// Whether lists come in pages.
  var isPaged = false
  /// Whether use cases are protocols that a service implements, each with a verb of its own.
  var hasVerbs = false
  /// What reading is called.
  var verb = "get"
  /// What a use case's protocol has after its name.
  var protocolSuffix = "Protocol"
  /// What a use case's implementation has before its name.
  var implementationPrefix = ""
  var mapping = Mapping.method
  var navigation = Navigation.links
  /// The files of its parts by their paths, where `{One}`, `{Many}`, `{First}` and `{App}` stand for
  /// names: a part that has none is not written. A type is called like the file.
  var files: [FeaturePart: String]
  /// The files where parts share some; nil if the school draws no such tree.
  var tree: [FeaturePart: String]?

  /// Whether it has a part.
  func has(_ part: FeaturePart) -> Bool { files[part] != nil }
}
