import Combine
import Foundation

@MainActor
final class MenuViewModel: ObservableObject {
  @Published var query = ""
  @Published var tag: DietaryTag?
  @Published private(set) var dishes: [Dish] = []
  @Published private(set) var isLoading = false
  @Published private(set) var message: String?

  private let fetchMenu: FetchMenuUseCase

  init(fetchMenu: FetchMenuUseCase) {
    self.fetchMenu = fetchMenu
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      dishes = try await fetchMenu.execute(matching: query, tag: tag)
      message = dishes.isEmpty ? "Nothing on the menu matches." : nil
    } catch {
      message = "The menu is not available at the moment."
    }
  }
}
