import SwiftUI

/// What a customer with a diet looks for on the menu.
enum DietaryTag: String, CaseIterable, Identifiable {
  case vegetarian
  case vegan
  case glutenFree = "gluten_free"
  case spicy

  var id: String { rawValue }

  var title: String {
    switch self {
    case .vegetarian: return "Vegetarian"
    case .vegan: return "Vegan"
    case .glutenFree: return "Gluten free"
    case .spicy: return "Spicy"
    }
  }

  var tint: Color {
    switch self {
    case .vegetarian, .vegan: return .green
    case .glutenFree: return .yellow
    case .spicy: return .red
    }
  }
}
