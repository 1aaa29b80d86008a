import FoodDomain
import Foundation
import HTTPTypes
import Hummingbird

/// Answers what there is to eat.
struct RestaurantController: Sendable {
  let repository: any RestaurantRepository

  /// `GET /restaurants`
  func restaurants(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    guard let restaurants = try await repository.restaurants().latest() else {
      throw ServiceError.unavailable
    }
    return try .json(RestaurantsBody(restaurants: restaurants.map(RestaurantBody.init)))
  }

  /// `GET /restaurants/{id}/menu`
  func menu(_ request: Request, _ context: FoodRequestContext) async throws -> Response {
    guard let (restaurant, items) = try await repository.menu(of: context.id("id")).latest() else {
      throw ServiceError.unavailable
    }
    let here = request.head.authority.flatMap { URL(string: "http://\($0)/") }
    return try .json(
      MenuBody(
        restaurant: RestaurantBody(restaurant), items: items.map { MenuItemBody($0, at: here) }))
  }
}
