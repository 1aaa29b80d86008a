import Foundation
import PackagePlugin

/// `swift package strata`: builds Strata as it ships, and runs it on the package that asks.
@main
struct StrataCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let configuration = arguments.extractOption(named: "configuration").last ?? "release"
    announceBuild(configuration, workFolder: context.pluginWorkDirectoryURL)
    let run = ToolRun(
      tool: try builtTool(configuration == "debug" ? .debug : .release),
      root: context.package.directoryURL, workFolder: context.pluginWorkDirectoryURL)
    try run(arguments.remainingArguments)
  }

  /// Strata is a product like any other: so it is built with optimisation, which tools of plugins
  /// are not, and only once.
  private func builtTool(_ configuration: PackageManager.BuildConfiguration) throws -> URL {
    let result = try packageManager.build(
      .product("strata"), parameters: .init(configuration: configuration, logging: .concise))
    guard result.succeeded else { throw ToolFailure.notBuilt(result.logText) }
    let tools = result.builtArtifacts.filter { $0.kind == .executable }
    guard let tool = tools.first(where: { $0.url.lastPathComponent == "strata" }) else {
      throw ToolFailure.notBuilt("the build made no executable 'strata'")
    }
    return tool.url
  }

  /// A build is silent, and the first one long: says so, where no tool is built yet beside the
  /// folder of plugins.
  private func announceBuild(_ configuration: String, workFolder: URL) {
    let folders = workFolder.pathComponents
    guard let plugins = folders.lastIndex(of: "plugins") else { return }
    let tool = folders[..<plugins].dropFirst() + [configuration, "strata"]
    if FileManager.default.fileExists(atPath: "/" + tool.joined(separator: "/")) { return }
    FileHandle.standardError.write(
      Data("building strata, which takes some minutes the first time\n".utf8))
  }
}
