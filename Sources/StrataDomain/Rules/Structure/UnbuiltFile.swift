internal import StrataCode
internal import StrataModel

extension Rule {
  /// A file that was left out of the project.
  package static let unbuiltFile: Rule = Rule(
    "structure.unbuilt-file", .warning,
    summary: Phrase(
      "A Swift file is in no target, though an Xcode target compiles files beside it.",
      zh: "Swift 文件不属于任何 target，而同一文件夹中的其他文件由 Xcode target 编译。"),
    title: Phrase("files are in no target", zh: "文件不属于任何 target"),
    step: Phrase("Add them to a target, or delete them", zh: "加入 target，或删除"),
    why: Phrase(
      """
      Nothing compiles the file: what it says is not part of the app, no test covers it, and nobody \
      notices when it no longer fits. Whoever finds it by a search takes it for the code that runs.
      """,
      zh: "没有任何 target 编译这个文件：其中的代码不属于应用，测试覆盖不到，过时了也没人发现；通过搜索找到它的人却会以为它在运行。"),
    fix: Phrase(
      "Add the file to the target that compiles its neighbours, or delete it: git keeps it.",
      zh: "把文件加入编译同一文件夹中其他文件的 target，或者删除它：git 会保留历史。"),
    examples: [
      .bad(
        Phrase(
          "a screen that was taken out of the project and left on the disk", zh: "从项目中移除、却留在磁盘上的界面"),
        project
          + """
          //- App/MenuView.swift
          import SwiftUI
          struct MenuView: View { var body: some View { Text("menu") } }
          //- App/OldMenuView.swift
          import SwiftUI
          struct ↓OldMenuView: View { var body: some View { Text("old menu") } }
          """),
      .bad(
        Phrase("tests that nobody runs", zh: "没有人运行的测试"),
        project
          + """
          //- App/MenuView.swift
          import SwiftUI
          struct MenuView: View { var body: some View { Text("menu") } }
          //- App/MenuViewTests.swift
          import XCTest
          final class ↓MenuViewTests: XCTestCase { func testTitle() { XCTAssertTrue(true) } }
          """),
      .good(
        Phrase("what shows how to write a file that git ignores", zh: "示范如何编写被 git 忽略的文件"),
        project
          + """
          //- App/MenuView.swift
          import SwiftUI
          struct MenuView: View { var body: some View { Text(Secret.key) } }
          //- App/SecretSample.swift
          enum Secret { static let key = "" }
          """),
      .good(
        Phrase("a script in a folder of its own", zh: "放在单独文件夹中的脚本"),
        project
          + """
          //- App/MenuView.swift
          import SwiftUI
          struct MenuView: View { var body: some View { Text("menu") } }
          //- Scripts/Release.swift
          struct Release { func run() {} }
          """),
      .good(
        Phrase("every file is in a target", zh: "每个文件都属于某个 target"),
        project
          + """
          //- App/MenuView.swift
          import SwiftUI
          struct MenuView: View { var body: some View { Text("menu") } }
          """),
    ]
  ) { codebase in
    codebase.unbuiltFiles()
  }

  /// A project with one target that compiles `App/MenuView.swift`.
  private static let project = """
    //- Shop.xcodeproj/project.pbxproj
    // !$*UTF8*$!
    {
      rootObject = PROJECT;
      objects = {
        PROJECT = { isa = PBXProject; mainGroup = MAIN; targets = (SHOP); };
        MAIN = { isa = PBXGroup; children = (MENU); sourceTree = "<group>"; };
        MENU = { isa = PBXFileReference; path = App/MenuView.swift; sourceTree = "<group>"; };
        SHOP = { isa = PBXNativeTarget; name = Shop; buildPhases = (SOURCES);
          productType = "com.apple.product-type.application"; };
        SOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD); };
        BUILD = { isa = PBXBuildFile; fileRef = MENU; };
      };
    }

    """
}

extension Codebase {
  fileprivate func unbuiltFiles() -> [Finding] {
    // Found by the listing and by what these files hold: the same whatever others say.
    let unbuilt = known { UnbuiltFiles(self) }
    if unbuilt.files.isEmpty { return [] }
    let users = compiledUsers(of: unbuilt.files.map(\.file))
    let stale = staleTargets(unbuilt.files.filter { !$0.isLeftOut }, users)
    var byFile: [Int: UnbuiltFile] = [:]
    var speakers: [String: Int] = [:]
    for item in unbuilt.files {
      byFile[item.file] = item
      if stale[item.target] != nil, speakers[item.target] == nil {
        speakers[item.target] = item.file
      }
    }
    return said(ofEach: unbuilt.files.map(\.file)) { file in
      guard let item = byFile[file] else { return [] }
      let count = stale[item.target]
      if let count, speakers[item.target] == file { return [finding(item, standingFor: count)] }
      return [finding(item, users, unbuilt, isStale: count != nil)]
    }
  }

  private func finding(
    _ item: UnbuiltFile, _ users: [NameID: Int], _ unbuilt: UnbuiltFiles, isStale: Bool
  ) -> Finding {
    let file = workspace.files[item.file]
    return Rule.unbuiltFile.finding(
      at: FindingPlace(item.span, in: item.file, subject: file.name, owner: topLevel), in: self,
      message: Phrase(
        "'\(file.name)' is in no target; '\(item.target)' compiles files beside it",
        zh: "'\(file.name)' 不属于任何 target；同一文件夹中的文件由 '\(item.target)' 编译"),
      help: unbuiltHelp(item, users, unbuilt)
    ).held(at: item.isLeftOut || isStale ? .info : .warning).with(confidence: 0.95)
  }

  /// By target: how many files it leaves out, where it needs so many of them that its list can only be
  /// older than the folders.
  private func staleTargets(
    _ unbuilt: [UnbuiltFile], _ users: [NameID: Int]
  ) -> [String: Int] {
    var needed: [String: Int] = [:]
    var all: [String: Int] = [:]
    for item in unbuilt { all[item.target, default: 0] += 1 }
    for item in unbuilt
    where all[item.target, default: 0] >= fewestNeeded
      && needed[item.target, default: 0] < fewestNeeded
    {
      let own = typesAtTop(of: item.file)
      if !own.contains(where: { isDeclared($0, in: item.projects) }),
        compiledUser(of: own, users) != nil
      {
        needed[item.target, default: 0] += 1
      }
    }
    return all.filter { needed[$0.key, default: 0] >= fewestNeeded }
  }

  /// As many files that a target needs are not left out by oversight.
  private var fewestNeeded: Int { 3 }

  private func finding(_ item: UnbuiltFile, standingFor count: Int) -> Finding {
    let name = workspace.files[item.file].name
    return Rule.unbuiltFile.finding(
      at: FindingPlace(item.span, in: item.file, subject: name, owner: topLevel), in: self,
      message: Phrase(
        """
        '\(name)' and \(Noun("other file", zh: "个其他文件").count(count - 1)) are in no target, and \
        files that '\(item.target)' compiles need some of them: its list of files is out of date
        """,
        zh: """
          '\(name)' 和另外 \(Noun("other file", zh: "个文件").count(count - 1))不属于任何 target，\
          而 '\(item.target)' 编译的文件用到了其中一些：它的文件列表已经过时
          """),
      help: Phrase(
        "add to '\(item.target)' what its folders hold, or make its groups folders that Xcode reads itself",
        zh: "把文件夹中的文件加入 '\(item.target)'，或者改用由 Xcode 自动读取的文件夹")
    ).with(confidence: 0.95).with(reach: count)
  }
}
