import NIOCore
import NIOPosix

/// A connection that sends any bytes at all.
enum RawConnection {
  /// What a server says to some bytes until it closes, or has said a head and a body.
  static func answer(of request: String, from port: Int) async throws -> String {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      // A server that has heard enough may close while there is more to send.
      try? await outbound.write(ByteBuffer(string: request))
      var answer = ""
      do {
        for try await buffer in inbound {
          answer += String(buffer: buffer)
          if answer.hasSuffix("}") || answer.hasSuffix("\r\n\r\n") { break }
        }
      } catch is IOError {
        return answer
      }
      return answer
    }
  }
}
