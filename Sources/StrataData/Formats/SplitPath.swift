internal import StrataCode

/// A path with its components, to be compared with many patterns.
package struct SplitPath: Sendable {
  let text: String
  let components: [[UInt8]]

  /// Splits a path from the root.
  init(_ path: String) {
    text = path
    components = Glob.components(of: path)
  }
}
