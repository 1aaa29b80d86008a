package import StrataCode

/// Why there is no plan for a new project.
package enum CreateError: Error, Equatable {
  case change(ChangeError)
  /// A name that no module or type can have.
  case noName(String)
  /// The name says nothing about what the project is about.
  case noFeature(name: String)
  /// A name that Swift or the project itself needs for something else.
  case taken(String, instead: String)
  /// Two features whose types would have one name.
  case twice(String)
  /// No project can be made for a school.
  case noSchool(Profile)
  /// A school without repositories, which could keep something.
  case noCache(Profile)
  /// A kind of project in which there are apps with views, and nothing else.
  case noViews(CreatedManifest)
  /// A school without a coordinator, which could open controllers.
  case noControllers(Profile)
  /// A school that draws no such tree.
  case noTree(Profile)
  /// There are files where the project is to be made.
  case occupied(folder: String)
}
