/// Where restaurants and what they sell are known.
package protocol RestaurantRepository: Sendable {
  /// All restaurants: what is kept first, if it is, then what is true now.
  ///
  /// The sequence ends with a `ServiceError` if what is true now cannot be had.
  func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>

  /// What a restaurant sells, in the order of its menu; kept first, then true.
  ///
  /// The sequence ends with a `ServiceError`: `notFound` for a restaurant that there is not.
  func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error>
}
