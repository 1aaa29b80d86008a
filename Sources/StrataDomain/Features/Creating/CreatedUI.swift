/// What a created project shows itself with.
package enum CreatedUI: String, Sendable, CaseIterable {
  case swiftui
  case uikit
  /// No views: it prints what its view models hold.
  case none
}
