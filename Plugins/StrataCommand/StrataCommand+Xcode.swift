#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension StrataCommand: XcodeCommandPlugin {
    /// In Xcode's menu on a project: Xcode builds no product for a plugin, so the installed one runs.
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      // The targets ticked in Xcode's sheet: what Strata tells, it tells of the whole project.
      _ = arguments.extractOption(named: "target")
      let run = ToolRun(
        tool: try installedTool(), root: context.xcodeProject.directoryURL,
        workFolder: context.pluginWorkDirectoryURL)
      try run(arguments.remainingArguments)
    }

    private func installedTool() throws -> URL {
      let places = ["/opt/homebrew/bin/strata", "/usr/local/bin/strata"]
      let found = places.first { FileManager.default.isExecutableFile(atPath: $0) }
      guard let found else { throw ToolFailure.notInstalled(places) }
      return URL(fileURLWithPath: found)
    }
  }
#endif
