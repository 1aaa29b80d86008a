import Foundation
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite struct XcodeProjectTests {
  private let marked = MarkedSource(
    """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      rootObject = PROJECT00;
      objects = {
        PROJECT00 /* Project object */ = {
          isa = PBXProject; mainGroup = MAINGROUP; buildConfigurationList = PROJECTLIST;
          projectDirPath = ""; targets = (TARGETAPP, TARGETKIT, TARGETTEST, "TARGET::TOOL", AGGREGATE);
        };
        AGGREGATE = { isa = PBXAggregateTarget; name = All; };
        ↓TARGETAPP /* My App */ = {
          isa = PBXNativeTarget; name = "My App";
          productType = "com.apple.product-type.application";
          buildConfigurationList = APPLIST; buildPhases = (APPSOURCES, APPFRAMEWORKS);
          dependencies = (DEPENDENCY1); packageProductDependencies = (PRODUCT01);
          fileSystemSynchronizedGroups = (SYNCED001);
        };
        ↓TARGETKIT = {
          isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = KITLIST; buildPhases = (KITSOURCES);
        };
        ↓TARGETTEST /* Tests */ = {
          isa = PBXNativeTarget; name = Tests;
          productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (TESTSOURCES);
        };
        ↓"TARGET::TOOL" /* tool */ = {
          isa = PBXNativeTarget; name = tool; productType = "com.apple.product-type.tool";
        };
        ↓DEPENDENCY1 /* PBXTargetDependency */ = {isa = PBXTargetDependency; target = TARGETKIT; };
        ↓PRODUCT01 /* NIO */ = {
          isa = XCSwiftPackageProductDependency; productName = NIO; package = REMOTE001; };
        REMOTE001 = { isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://example.org/apple/swift-nio.git"; };
        APPSOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD0001, BUILD0002); };
        APPFRAMEWORKS = { isa = PBXFrameworksBuildPhase; files = (BUILD0003, BUILD0006); };
        KITSOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD0004); };
        TESTSOURCES = { isa = PBXSourcesBuildPhase; files = (BUILD0005); };
        BUILD0001 = { isa = PBXBuildFile; fileRef = FILEA0001; };
        BUILD0002 = { isa = PBXBuildFile; fileRef = FILESHARED; };
        ↓BUILD0003 = { isa = PBXBuildFile; fileRef = FILEOTHER; };
        BUILD0004 = { isa = PBXBuildFile; fileRef = FILEROOT1; };
        BUILD0005 = { isa = PBXBuildFile; fileRef = FILESHARED; };
        BUILD0006 = { isa = PBXBuildFile; fileRef = FILEUIKIT; };
        FILEA0001 = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
        FILESHARED = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
        FILEROOT1 = { isa = PBXFileReference; path = Kit/K.swift; sourceTree = SOURCE_ROOT; };
        FILEOTHER = { isa = PBXFileReference; path = Other.framework;
          sourceTree = BUILT_PRODUCTS_DIR; };
        FILEUIKIT = { isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
        MAINGROUP = { isa = PBXGroup; children = (GROUP0001, SYNCED001); sourceTree = "<group>"; };
        GROUP0001 = { isa = PBXGroup; path = App; children = (GROUP0002, FILESHARED, GROUP0001);
          sourceTree = "<group>"; };
        GROUP0002 = { isa = PBXGroup; name = "Only a name"; sourceTree = "<group>";
          children = (FILEA0001, FILEROOT1); };
        SYNCED001 = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced;
          sourceTree = "<group>"; exceptions = (EXCEPTAPP, EXCEPTKIT); };
        EXCEPTAPP = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGETAPP;
          membershipExceptions = (Info.plist, "Old/Not.swift"); };
        EXCEPTKIT = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TARGETKIT;
          membershipExceptions = ("Both.swift"); };
        PROJECTLIST = { isa = XCConfigurationList; buildConfigurations = (PROJECTDEBUG); };
        PROJECTDEBUG = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { SWIFT_VERSION = 5.0; }; };
        APPLIST = { isa = XCConfigurationList; buildConfigurations = (APPDEBUG); };
        APPDEBUG = { isa = XCBuildConfiguration; buildSettings = {
          SWIFT_VERSION = 6.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
          PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        KITLIST = { isa = XCConfigurationList; buildConfigurations = (KITDEBUG); };
        KITDEBUG = { isa = XCBuildConfiguration; buildSettings = { PREFIX = My;
          SWIFT_APPROACHABLE_CONCURRENCY = YES;
          PRODUCT_MODULE_NAME = "$(PREFIX)${TARGET_NAME:c99extidentifier}"; }; };
      };
    }
    """)

  private func describe(_ text: String) -> ProjectDescription {
    XcodeProject(
      Array(text.utf8), at: "ios/App.xcodeproj/project.pbxproj", in: TreeFiles(in: "/tree")
    )
    .description
  }

  private var targets: [TargetDescription] { describe(marked.text).targets }

  @Test("targets are read with kind, module name and settings, in the project's order")
  func modules() {
    let modules = targets.map(\.module)
    #expect(modules.map(\.name) == ["My_App", "MyKit", "Tests", "tool"])
    #expect(modules.map(\.kind) == [.application, .library, .test, .tool])
    #expect(modules.map(\.languageMode) == [6, 5, 5, 5])
    #expect(modules.map(\.isMainActorByDefault) == [true, false, false, false])
    #expect(modules.map(\.staysWithCaller) == [false, true, false, false])
    #expect(modules.allSatisfy { $0.folder == "ios" })
  }

  @Test("dependencies are targets, package products and what else is linked and built")
  func dependencies() {
    let dependencies = targets[0].module.dependencies
    #expect(dependencies.map(\.name) == ["Kit", "NIO", "Other"])
    #expect(dependencies.map(\.package) == [nil, "swift-nio", nil])
  }

  @Test("targets and dependencies stand where the project file declares them")
  func places() {
    let found =
      targets.map(\.module.location) + targets[0].module.dependencies.map(\.location)
    #expect(found == marked.positions)
  }

  @Test("groups give files their paths, also when a group holds itself")
  func paths() {
    #expect(
      targets.map(\.files) == [
        ["ios/App/A.swift", "ios/App/Shared.swift"],
        ["ios/Kit/K.swift", "ios/Synced/Both.swift"],
        ["ios/App/Shared.swift"], [],
      ])
  }

  @Test("a compiled file that is in no group lies below the project's folder")
  func fileInNoGroup() {
    let text = marked.text.replacingOccurrences(
      of: "children = (FILEA0001, ", with: "children = (")
    #expect(describe(text).targets[0].files == ["ios/A.swift", "ios/App/Shared.swift"])
  }

  @Test(
    "an absolute path of another disk is found behind the project's folder, and elsewhere not",
    arguments: [
      ("/Users/ann/Work/ios/App/A.swift", ["ios/App/A.swift", "ios/App/Shared.swift"]),
      ("/Users/ann/Work/droid/App/A.swift", ["ios/App/Shared.swift"]),
      ("/tree/Kit/A.swift", ["Kit/A.swift", "ios/App/Shared.swift"]),
    ])
  func movedPaths(path: String, files: [String]) {
    let text = marked.text.replacingOccurrences(
      of: "path = A.swift; sourceTree = \"<group>\"",
      with: "path = \"\(path)\"; sourceTree = \"<absolute>\"")
    #expect(describe(text).targets[0].files == files)
  }

  @Test("exceptions of a synchronized folder take from its owner and give to others")
  func synchronized() {
    let excluded: Set = ["ios/Synced/Info.plist", "ios/Synced/Old/Not.swift"]
    #expect(
      targets[0].folders == [
        FolderClaim(folder: "ios/Synced", excluded: excluded, isExclusive: false)
      ])
    #expect(targets[1].folders == [])
  }

  @Test(
    "a project file that is none gives a warning",
    arguments: [
      "", "{ a = ", "{ a = b; }", "// !$*UTF8*$!\n{ objects = { A = { isa = PBXGroup; };\n",
      "nonsense", "<?xml version=\"1.0\"?>\n<plist><dict><key>objects</key><di",
      "<html></html>", "{ a = \"b }", "{ objects = { A = { isa = x; }",
      "{ a = \"}\"; b = '}';\n// }}",
    ])
  func malformed(text: String) {
    let project = describe(text)
    #expect(project.targets.isEmpty)
    #expect(project.warnings.count == 1)
  }

  @Test("braces in strings, comments and paths do not count")
  func braces() {
    let text = marked.text.replacingOccurrences(
      of: "objectVersion = 77;",
      with: "a = \"{\\\"{\"; b = '{'; /*/ { */ /* { */ // {\n c = x//y; d = \"it's {\";")
    #expect(describe(text).targets.count == 4)
  }

  @Test("settings that name each other many times over are given up", arguments: ["x", "$(S0)"])
  func multiplyingSettings(innermost: String) {
    let levels = (1...6).map { level in
      "S\(level) = \"" + String(repeating: "$(S\(level - 1))", count: 40) + "\";"
    }
    let text = marked.text.replacingOccurrences(
      of: "PREFIX = My;", with: "S0 = \"\(innermost)\"; PREFIX = \"$(S6)\";" + levels.joined())
    #expect(describe(text).targets.map(\.module.name) == ["My_App", "Kit", "Tests", "tool"])
  }

  @Test("settings come from .xcconfig files where the project itself has none")
  func configFiles() throws {
    let text = marked.text
      .replacingOccurrences(
        of: "buildSettings = { SWIFT_VERSION = 5.0; };",
        with: "buildSettings = {}; baseConfigurationReference = CONFIG001;"
      )
      .replacingOccurrences(of: "children = (GROUP0001,", with: "children = (CONFIG001, GROUP0001,")
      .replacingOccurrences(
        of: "AGGREGATE = {",
        with: "CONFIG001 = { isa = PBXFileReference; path = A.xcconfig; }; AGGREGATE = {")
    let workspace = try TemporaryFolder([
      "ios/App.xcodeproj/project.pbxproj": text,
      "ios/A.xcconfig": "#include \"more/B.xcconfig\"\n// SWIFT_VERSION = 4.0\n",
      "ios/more/B.xcconfig": "#include \"../A.xcconfig\"\nSWIFT_VERSION = 6.0 // new\n",
      "ios/App/A.swift": "",
    ]).workspace()
    #expect(workspace.modules.map(\.languageMode) == [6, 6, 6, 6])
  }

  @Test("files go to the targets that compile them, the rest to the folder")
  func workspace() throws {
    let workspace = try TemporaryFolder([
      "ios/App.xcodeproj/project.pbxproj": marked.text,
      "ios/App/A.swift": "", "ios/App/Shared.swift": "", "ios/Kit/k.swift": "",
      "ios/Synced/Both.swift": "", "ios/Synced/Deep/D.swift": "", "ios/Synced/Old/Not.swift": "",
      "Loose.swift": "",
    ]).workspace()
    #expect(workspace.kinds == ["xcode"])
    #expect(workspace.modules(of: "ios/App/A.swift") == ["My_App"])
    #expect(workspace.modules(of: "ios/App/Shared.swift") == ["My_App", "Tests"])
    #expect(workspace.modules(of: "ios/Kit/k.swift") == ["MyKit"])
    #expect(workspace.modules(of: "ios/Synced/Both.swift") == ["My_App", "MyKit"])
    #expect(workspace.modules(of: "ios/Synced/Deep/D.swift") == ["My_App"])
    #expect(workspace.modules(of: "ios/Synced/Old/Not.swift") == ["ios"])
    #expect(workspace.modules.suffix(2).map(\.kind) == [.folder, .folder])
  }
}
