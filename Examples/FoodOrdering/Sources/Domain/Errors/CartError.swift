/// Why a cart cannot hold something.
package enum CartError: Error, Hashable {
  /// It holds food of the named restaurant.
  case otherRestaurant(String)
  case invalidQuantity(most: Int)
  case tooManyItems(most: Int)
  case outOfStock(String, left: Int)
  case invalidInstructions
  case notInCart
}
