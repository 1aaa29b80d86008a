import Foundation
import NIOCore

/// Why nothing can be served.
enum ServingError: Error, LocalizedError {
  case portTaken(Int, option: String)
  case noDatabase(path: String, cause: any Error)

  var errorDescription: String? {
    switch self {
    case .portTaken(let port, let option):
      "port \(port) is taken by another program; choose one with \(option), 0 for any that is free"
    case .noDatabase(let path, let cause):
      "'\(path)' cannot be used as a database: \(cause.localizedDescription)"
    }
  }
}

/// Serves, and says which port is taken if that is what goes wrong.
nonisolated(nonsending) func serving(
  at port: Int, option: String, _ work: nonisolated(nonsending) () async throws -> Void
) async throws {
  do {
    try await work()
  } catch let error as IOError where error.errnoCode == EADDRINUSE {
    throw ServingError.portTaken(port, option: option)
  }
}
