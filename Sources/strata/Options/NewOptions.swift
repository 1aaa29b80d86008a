internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// What project is to be made.
struct NewOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The project's name, such as 'Orders'.", zh: "项目名称，例如 'Orders'。", value: .name))
  var name: String

  @Option(
    help: ArgumentHelp(
      "How it is built: \(CreateProject.schools.map(\.rawValue).joined(separator: ", ")).",
      zh: "采用哪个流派。", value: .school))
  var school: Profile

  @Option(
    name: .customLong("feature"),
    help: ArgumentHelp(
      "One thing that it is about (repeatable), such as 'Order' (default: what its name says).",
      zh: "项目中的一种事物（可重复给出），例如 'Order'（默认：由项目名称得出）。", value: .name))
  var features: [String] = []

  @Option(
    help: ArgumentHelp(
      "What it shows itself with: swiftui, uikit (of 'layered'), or none for the terminal.",
      zh: "界面：swiftui、uikit（仅限 'layered'），或 none（仅终端）。", value: .name))
  var ui = CreatedUI.swiftui

  @Option(
    help: ArgumentHelp(
      "With what its tests are written: testing or xctest.", zh: "测试框架：testing 或 xctest。",
      value: .name))
  var tests = CreatedTests.testing

  @Option(
    help: ArgumentHelp(
      "Its files: split, one for each type, or tree, the fewer ones that 'layered' draws.",
      zh: "文件布局：split（每个类型一个文件），或 tree（'layered' 所画的较少文件）。", value: .name))
  var layout = CreatedLayout.split

  @Option(
    help: ArgumentHelp(
      "What it keeps of its server's answers: none, cache-first, network-first or in-memory.",
      zh: "保留服务器响应的方式：none、cache-first、network-first 或 in-memory。", value: .name))
  var cache = CreatedCache.none

  @Option(
    help: ArgumentHelp(
      "What builds it: package, or tuist or xcodegen for an Xcode project.",
      zh: "构建方式：package，或 tuist、xcodegen（生成 Xcode 项目）。", value: .name))
  var project = CreatedManifest.package

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "The folder, missing or empty (default: one of the project's name).",
      zh: "不存在或空的文件夹（默认：与项目同名）。", value: .folder),
    completion: .directory)
  var folder: String?

  @OptionGroup var consent: ConsentOptions

  /// What is to be planned.
  var request: CreateRequest {
    let path = URL(fileURLWithPath: folder ?? name).standardizedFileURL.path
    var request = CreateRequest(
      name, school, at: path, in: CodebaseRequest(paths: [path]))
    request.features = features
    request.ui = ui
    request.tests = tests
    request.layout = layout
    request.cache = cache
    request.project = project
    return request
  }
}

extension CreatedUI: ExpressibleByArgument {}
extension CreatedTests: ExpressibleByArgument {}
extension CreatedLayout: ExpressibleByArgument {}
extension CreatedCache: ExpressibleByArgument {}
extension CreatedManifest: ExpressibleByArgument {}
