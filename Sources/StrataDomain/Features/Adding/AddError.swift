package import StrataCode

/// Why there is no plan to add something.
package enum AddError: Error, Equatable {
  case check(CheckError)
  case change(ChangeError)
  /// A name that no type can have.
  case noName(String)
  /// A type without anything in it.
  case noFields
  /// Two fields of one name.
  case twice(field: String)
  /// There is a type of the name.
  case exists(type: String, file: String)
  /// There is no type that is called so and could be a model.
  case noModel(String, similar: [String])
  /// There is no type that is called so and could open a feature.
  case noPlace(String, similar: [String])
  /// Nothing of the kind is there to be modelled on.
  case nothingAlike(AddedKind)
  /// A use case, repository or data source without an operation.
  case noOperationGiven(AddedKind)
  /// An operation that is no signature of a method.
  case noSignature(String)
  /// No repository protocol has a method of the name.
  case noOperation(String, similar: [String])
  /// Several methods have it.
  case severalOperations(String, repositories: [String])
  /// A use case that the project's school does without.
  case needless(operation: String, repository: String)
  /// No protocol of the project is called so.
  case noProtocol(String, similar: [String])
  /// A protocol of which no double can be written, by the member that is to blame.
  case noDouble(String, member: String?, DoubleObstacle)
  /// There are no doubles, or they are called in several ways.
  case undecidedDouble([String])
  /// Nothing that tests are written for is called so.
  case noSubject(String, similar: [String])
  /// No tests are there to be followed.
  case noTests
  /// A type of which no test could say what it has to do.
  case nothingToTest(String)
  /// No folder has more than half of the files that say where a new one goes.
  case undecidedFolder(of: String, [Folder])
  /// A folder outside the project.
  case outside(folder: String)

  /// A folder from the root, and how many files speak for it.
  package struct Folder: Equatable, Sendable {
    package var path: String
    package var files: Int
  }

  /// That no folder is decided for a file, with what speaks for each.
  package static func undecided(_ name: String, _ folders: [Folder]) -> Phrase {
    let places = Phrase.list(folders.map { "'\($0.path)' (\($0.files))" })
    return Phrase(
      "where '\(name)' goes is undecided: files like it speak for \(places)",
      zh: "'\(name)' 的位置无法确定：同类文件指向 \(places)")
  }
}
