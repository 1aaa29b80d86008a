extension Collection {
  /// The one element of a collection that has one.
  var only: Element? { count == 1 ? first : nil }
}
