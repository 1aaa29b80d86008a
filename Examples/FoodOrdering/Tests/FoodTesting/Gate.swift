/// A door that a test holds shut until everybody stands where it wants them.
package actor Gate {
  private var isOpen = false
  private var arrived = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watching: [(count: Int, watcher: CheckedContinuation<Void, Never>)] = []

  /// A gate that is shut.
  package init() {}

  /// Waits until the gate is open.
  package func pass() async {
    arrived += 1
    for watcher in watching where watcher.count <= arrived { watcher.watcher.resume() }
    watching.removeAll { $0.count <= arrived }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  /// Lets everybody through, now and later.
  package func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until so many have come to the gate.
  package func arrivals(_ count: Int = 1) async {
    if arrived < count { await withCheckedContinuation { watching.append((count, $0)) } }
  }
}
