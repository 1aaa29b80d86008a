internal import StrataCode
internal import StrataModel

// Frameworks in Domain that are no error.

extension Codebase {
  /// Whether a file's module is called Domain, and most of its files draw: what is called so is no Domain
  /// that a team keeps.
  func isDomainByNameAlone(_ file: Int) -> Bool {
    let own = Set(workspace.files[file].modules)
    let files = workspace.files.indices.filter {
      !own.isDisjoint(with: workspace.files[$0].modules) && scopes[$0].isProduction
    }
    let drawing = files.count {
      !facts($0).importedModules.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"])
    }
    return files.count > 2 && drawing * 2 > files.count
      && own.allSatisfy {
        workspace.modules[$0].kind != .folder
          && modules.layer(of: workspace.modules[$0].name) == .domain
      }
  }

  /// Whether a file takes from SwiftNIO the form of what comes later alone, as others take RxSwift's: a
  /// school is chosen once.
  func isForFutures(_ module: String, in file: Int) -> Bool {
    ["NIO", "NIOCore"].contains(module)
      && Set(foreignNames(in: file)).isDisjoint(with: [
        "ByteBuffer", "Channel", "ChannelHandler", "ChannelInboundHandler", "ChannelHandlerContext",
        "ClientBootstrap", "ServerBootstrap", "MultiThreadedEventLoopGroup", "SocketAddress",
      ])
  }
}
