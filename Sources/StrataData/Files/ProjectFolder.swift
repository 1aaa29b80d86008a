package import StrataFeatures

/// The root of the project that is read where only a folder is known.
package enum ProjectFolder {
  /// The absolute root of the project around a folder, without links; the folder itself where nothing
  /// marks one.
  package static func around(_ folder: String) throws(CodebaseReadError) -> String {
    try ProjectRoot(for: CodebaseRequest(path: folder)).path
  }
}
