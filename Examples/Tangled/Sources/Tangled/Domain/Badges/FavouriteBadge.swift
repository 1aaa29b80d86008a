import SwiftUI

struct FavouriteBadge: View {
  let isFavourite: Bool

  var body: some View {
    Image(systemName: isFavourite ? "heart.fill" : "heart")
  }
}
