internal import Foundation

/// What happens around a server for editors, in order: several threads put it in, one takes it out.
final class EditorInbox<Item: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [Item] = []

  /// Puts something in.
  func put(_ item: Item) {
    condition.lock()
    items.append(item)
    condition.signal()
    condition.unlock()
  }

  /// Takes the next out, and waits for it until a date, nil for ever; nil if there is none by then.
  func take(until date: Date?) -> Item? {
    condition.lock()
    defer { condition.unlock() }
    while items.isEmpty {
      guard let date else {
        condition.wait()
        continue
      }
      if !condition.wait(until: date) { break }
    }
    return items.isEmpty ? nil : items.removeFirst()
  }

  /// Whether nothing is in it.
  var isEmpty: Bool {
    condition.lock()
    defer { condition.unlock() }
    return items.isEmpty
  }
}
