internal import CSpawn

/// The memory of the process.
package enum ProcessMemory {
  /// Makes room at once for what the first thread is going to allocate.
  package static func prepare() { prepare_heap() }
}
