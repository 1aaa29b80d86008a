import FoodDomain
import FoodTesting
import Testing

@Suite("Questions that are called off")
struct CalledOffContract {
  /// On Linux, a session of Foundation can wait for itself for ever where this is done carelessly.
  @Test("just as they are answered leave the others their answers", arguments: Keeper.allCases)
  func calledOff(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      for _ in 1...60 {
        await withTaskGroup(of: Void.self) { group in
          for _ in 1...4 { group.addTask { _ = try? await world.left() } }
          await group.next()
          group.cancelAll()
        }
      }
      let left = try await world.left()
      #expect(left == [10, 3])
    }
  }
}
