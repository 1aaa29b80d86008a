import NIOCore
import NIOHTTP1

/// Puts requests on the wire and answers together, one after the other.
final class ExchangeHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPClientResponsePart
  typealias InboundOut = Never
  typealias OutboundIn = Exchange
  typealias OutboundOut = HTTPClientRequestPart

  private var waiting: EventLoopPromise<LoadAnswer>?
  private var head: HTTPResponseHead?
  private var body = ByteBuffer()

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let exchange = unwrapOutboundIn(data)
    waiting = exchange.answer
    context.write(wrapOutboundOut(.head(exchange.request.head)), promise: nil)
    if let body = exchange.request.body {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: body)))), promise: nil)
    }
    context.write(wrapOutboundOut(.end(nil)), promise: promise)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body.clear()
    case .body(var part):
      body.writeBuffer(&part)
    case .end:
      guard let head else { return }
      waiting?.succeed(
        LoadAnswer(
          status: Int(head.status.code),
          retryAfter: head.headers.first(name: "Retry-After").flatMap { Int($0) }, body: body))
      waiting = nil
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    waiting?.fail(ConnectionLost())
    waiting = nil
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    waiting?.fail(error)
    waiting = nil
    context.close(promise: nil)
  }
}
