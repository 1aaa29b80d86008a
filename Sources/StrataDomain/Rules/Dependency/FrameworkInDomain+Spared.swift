internal import StrataCode
internal import StrataModel

// Frameworks in Domain that are no error.

extension Codebase {
  /// Whether a file's module is called Domain, and most of its files draw: what is called so is no Domain
  /// that a team keeps.
  func isDomainByNameAlone(_ file: Int) -> Bool {
    domainsByNameAlone.contains(workspace.files[file].modules)
  }

  /// Whether a file stands in a folder of helpers, where what is missing elsewhere gathers, and declares
  /// nothing that the business works with.
  func isAmongHelpers(_ file: Int) -> Bool {
    guard
      let folder = workspace.files[file].folders.last,
      ["extension", "util", "utility", "helper", "component"].contains(
        WordReader.singular(folder.lowercased()))
    else { return false }
    return outerTypes(in: file).allSatisfy {
      roles[$0].isDisjoint(with: [
        .useCase, .useCaseProtocol, .entity, .repositoryProtocol, .dto,
      ])
    }
  }

  /// The modules, as files are in them, that are called Domain and mostly draw.
  var domainsByNameAlone: Set<[Int]> { known { DomainsByName(self) }.drawing }

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

private struct DomainsByName: Sendable, Equatable {
  var drawing: Set<[Int]> = []

  init(_ codebase: Codebase) {
    let modules = codebase.workspace.modules
    let shipped = codebase.workspace.files.indices.filter { codebase.scopes[$0].isProduction }
    var filesOf: [Int: [Int]] = [:]
    for file in shipped {
      for module in codebase.workspace.files[file].modules {
        filesOf[module, default: []].append(file)
      }
    }
    for own in Set(shipped.map { codebase.workspace.files[$0].modules })
    where own.allSatisfy({
      modules[$0].kind != .folder && codebase.modules.layer(of: modules[$0].name) == .domain
    }) {
      let files = Set(own.flatMap { filesOf[$0, default: []] })
      let draws = files.count { file in
        !codebase.facts(file).importedModules.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"])
      }
      if files.count > 2, draws * 2 > files.count { drawing.insert(own) }
    }
  }
}

extension DomainsByName: Digestible {
  func add(to digest: inout ItemDigest) {
    for modules in drawing.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      for module in modules { digest.add(module) }
      digest.add(modules.count)
    }
    digest.add(drawing.count)
  }
}
