/// The style of the page, put together from its parts.
enum PageStyle {
  /// All of it.
  static let text =
    [
      PageStyleBase.text, PageStyleOnion.text, PageStyleLists.text, PageStylePlaces.text,
    ].joined(separator: "\n") + "\n"
}
