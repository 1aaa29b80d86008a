import FoodTesting
import Foundation
import Testing

@testable import FoodData

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("HTTP by Foundation")
struct URLSessionTransportTests {
  @Test("finds a server unreachable where nobody listens")
  func unreachable() async throws {
    let server = try SilentServer(listens: false)
    let transport = URLSessionTransport(server: try url(server.port))
    await #expect {
      try await transport.send(HTTPMessage(method: "GET", path: "/restaurants"))
    } throws: { error in
      guard case RemoteError.unreachable = error else { return false }
      return true
    }
    withExtendedLifetime(server) {}
  }

  @Test("ends when nobody waits any more, and says so")
  func cancelled() async throws {
    let server = try SilentServer(listens: true)
    let transport = URLSessionTransport(server: try url(server.port))
    let request = Task {
      try await transport.send(HTTPMessage(method: "GET", path: "/restaurants"))
    }
    let connection = await server.connection()
    defer { close(connection) }
    request.cancel()
    await #expect(throws: CancellationError.self) { try await request.value }
    withExtendedLifetime(server) {}
  }

  private func url(_ port: UInt16) throws -> URL {
    try #require(URL(string: "http://127.0.0.1:\(port)"))
  }
}

/// A server that lets everybody in and says nothing, until nobody holds it any more.
private final class SilentServer: Sendable {
  let port: UInt16
  private let socket: Int32

  init(listens: Bool) throws {
    #if canImport(Glibc)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    socket = systemSocket(type)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isThere = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && (!listens || listen(socket, 1) == 0)
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isThere else { throw NoAnswer() }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits until somebody has come.
  func connection() async -> Int32 {
    let socket = socket
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: accept(socket, nil, nil)) }
    }
  }

  deinit { close(socket) }
}

private func systemSocket(_ type: Int32) -> Int32 { socket(AF_INET, type, 0) }
