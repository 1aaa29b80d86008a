/// The style of the page, put together from its files.
enum PageStyle {
  /// All of it.
  static let text =
    [
      PageAssets.baseStyle, PageAssets.onionStyle, PageAssets.listsStyle, PageAssets.placesStyle,
      PageAssets.paperStyle,
    ].joined(separator: "\n") + "\n"
}
