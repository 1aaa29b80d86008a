import NIOCore
import NIOHTTP1
import NIOPosix

/// One connection that is kept alive, and one request at a time on it.
struct LoadConnection: Sendable {
  private let channel: any Channel

  /// Connects.
  static func open(port: Int) async throws -> LoadConnection {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(ChannelOptions.socketOption(.tcp_nodelay), value: 1)
      .connectTimeout(.seconds(10))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          try channel.pipeline.syncOperations.addHandler(ExchangeHandler())
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return LoadConnection(channel: channel)
  }

  /// Sends a request and waits for the whole answer.
  ///
  /// - Throws: If the connection ends before.
  func send(_ request: LoadRequest) async throws -> LoadAnswer {
    let answer = channel.eventLoop.makePromise(of: LoadAnswer.self)
    channel.writeAndFlush(Exchange(request: request, answer: answer)).cascadeFailure(to: answer)
    return try await answer.futureResult.get()
  }

  /// Ends it.
  func close() async throws { try await channel.close() }
}

/// A request and who waits for the answer.
struct Exchange: Sendable {
  let request: LoadRequest
  let answer: EventLoopPromise<LoadAnswer>
}

/// The connection has ended before the answer was there.
struct ConnectionLost: Error {}
