import Foundation
import PackagePlugin

/// `swift package strata`: builds Strata as it ships, and runs it on the package that asks.
@main
struct StrataCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let configuration = arguments.extractOption(named: "configuration").last
    let tool = try builtTool(configuration == "debug" ? .debug : .release)
    let run = ToolRun(
      tool: tool, root: context.package.directoryURL, workFolder: context.pluginWorkDirectoryURL)
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
}
