import Foundation

struct FavouriteDTO: Decodable {
  let dish: String
  let name: String
  let diet: String
  let added: Date
}

extension FavouriteDTO {
  func toDomain() -> Favourite {
    Favourite(
      id: dish,
      name: name,
      diet: DietaryTag(rawValue: diet) ?? .vegetarian,
      addedAt: added
    )
  }
}
