/// By what a created project is built.
package enum CreatedManifest: String, Sendable, CaseIterable {
  /// The Swift package manager, everywhere.
  case package
  /// An Xcode project that Tuist generates.
  case tuist
  /// An Xcode project that XcodeGen generates.
  case xcodegen
}
