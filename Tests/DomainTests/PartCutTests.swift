import Testing

import StrataCode
import StrataFeatures
import StrataModel

@Suite struct PartCutTests {
  private func cut(_ paths: [String], module: (String) -> String? = { _ in nil }) -> [CodePart] {
    PartCut(
      paths.enumerated().map { index, path in
        PartCut.Item(
          index: index, path: path, feature: FeatureMap.feature(of: path, stated: []),
          module: module(path))
      }
    ).parts.all
  }

  private func files(_ folder: String, _ count: Int) -> [String] {
    (0..<count).map { "\(folder)/File\($0).swift" }
  }

  @Test("features are parts, and what is outside them falls into folders")
  func features() {
    let parts = cut(
      files("App/Features/Login", 5) + files("App/Features/Menu", 5) + files("App/Domain/Dish", 4)
        + files("App/Data/Net", 4))
    #expect(parts.filter { $0.kind == .feature }.map(\.name) == ["Login", "Menu"])
    #expect(Set(parts.map(\.name)) == ["Login", "Menu", "Domain", "Data"])
  }

  @Test("one folder that is called Features makes none")
  func oneFeature() {
    let parts = cut(files("App/Features/Login", 5) + files("App/Domain", 5))
    #expect(!parts.contains { $0.kind == .feature })
  }

  @Test("a module that is most of the code is cut into its folders, the others are not")
  func largeModule() {
    let parts = cut(
      files("Shop/Screens", 40) + files("Shop/Tools", 30) + files("Kit/A", 2) + files("Kit/B", 2)
    ) { String($0.prefix { $0 != "/" }) }
    #expect(parts.map(\.name) == ["Kit", "Screens", "Tools"])
    #expect(parts.map(\.kind) == [.module, .folder, .folder])
  }

  @Test("of a hundred modules the smallest are one part, and all files have one")
  func manyModules() {
    let paths = (1...100).flatMap { files("M\($0)", $0 < 20 ? 30 : 2) }
    let cut = PartCut(
      paths.enumerated().map { index, path in
        PartCut.Item(
          index: index, path: path, feature: nil, module: String(path.prefix { $0 != "/" }))
      })
    #expect(cut.parts.all.count <= PartCut.limit)
    #expect(cut.parts.all.last?.kind == .others)
    #expect(cut.parts.ofFile.count == paths.count)
  }

  @Test("the parts are the same whatever the order of files")
  func order() {
    let paths = (1...9).flatMap { files("App/Part\($0)/Inner", $0 % 3 + 2) }
    let parts = cut(paths)
    #expect(parts.count > 3)
    #expect(cut(paths.reversed()) == parts)
    #expect(cut(paths.sorted { $0.hashValue < $1.hashValue }) == parts)
  }

  @Test("nothing is no part, and a folder without folders is one")
  func little() {
    #expect(cut([]).isEmpty)
    #expect(cut(files("App", 9)).count == 1)
  }

  /// The names of parts where every file below some folders has a finding.
  private func cut(_ paths: [String], found: [String], in module: Bool = false) -> [String] {
    let cut = PartCut(
      paths.enumerated().map { index, path in
        PartCut.Item(
          index: index, path: path, feature: FeatureMap.feature(of: path, stated: []),
          module: module ? String(path.prefix { $0 != "/" }) : nil
        ).holding(found.contains { path.hasPrefix($0) } ? 1 : 0, in: .presentation)
      })
    #expect(cut.parts.ofFile.count == paths.count)
    return cut.parts.all.map { $0.kind == .rest ? $0.name + " (rest)" : $0.name }
  }

  @Test("a part that holds more than a third of the findings is cut into its folders")
  func heavy() {
    let paths =
      files("App/Features/Menu/List", 4) + files("App/Features/Menu/Detail", 4)
      + files("App/Features/Menu/Empty", 2) + files("App/Features/Cart", 4)
    #expect(Set(cut(paths, found: [])) == ["Menu", "Cart"])
    #expect(
      Set(cut(paths, found: ["App/Features"])) == ["List", "Detail", "Empty", "Cart"])
    #expect(
      Set(cut(paths, found: ["App/Features/Menu/List/File0", "App/Features/Cart/File0"]))
        == ["Menu", "Cart"])
  }

  @Test("small parts that hold more than a third of the findings come out of the others")
  func heavyOthers() {
    let paths = (1...30).flatMap { files("M\($0)/A", $0 < 20 ? 30 : 2) }
    let calm = cut(paths, found: [], in: true)
    #expect(!calm.contains("M25"))
    let parts = cut(paths, found: ["M25", "M26", "M27", "M28", "M1/A/File1."], in: true)
    #expect(parts.contains("M25") && parts.contains("M26"))
    #expect(parts.count < PartCut.limit + 8)
  }

  @Test("a folder of files that cannot be cut stays as it is")
  func wholeFolder() {
    #expect(cut(files("App", 9), found: ["App"]).count == 1)
  }
}
