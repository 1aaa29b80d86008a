/// How the parts of a created project are spread over files.
package enum CreatedLayout: String, Sendable, CaseIterable {
  /// A file for each type.
  case split
  /// Fewer files, as the `layered` school draws its folder tree.
  case tree
}
