"""Made-up manifests of every kind that Strata reads, by path."""

PACKAGE = """\
// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Shop",
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [
    .package(url: "https://github.com/Alamofire/Alamofire.git", from: "5.0.0"),
    .package(name: "Kit", path: "../Kit"),
  ],
  targets: [
    .target(name: "Shop", dependencies: ["Alamofire", .product(name: "Kit", package: "Kit")],
      path: "Sources/Shop", exclude: ["Old"], sources: nil, resources: [.process("A")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .plugin(name: "Gen", capability: .buildTool()),
  ]
)
"""

COMPUTED_PACKAGE = """\
// swift-tools-version: 6.0
import PackageDescription
let features = ["Cart", "Orders"]
func module(_ name: String, after others: [String] = []) -> [Target] {
  let own = Target.target(name: name, dependencies: others.map { .init(stringLiteral: $0) })
  guard name != "Cart" else { return [own] }
  return [own, .testTarget(name: "\\(name)Tests", dependencies: [.target(name: name)])]
}
extension String { var feature: String { self + "Feature" } }
var targets: [Target] = features.flatMap { module($0.feature, after: ["Shop"]) }
targets.append(.target(name: "Shop", path: "Sources/Shop"))
for index in 0..<3 { targets += module("M\\(index)") }
if features.count > 1 { targets.removeLast() }
#if os(Linux)
targets.append(contentsOf: [.systemLibrary(name: "C")])
#endif
let package = Package(name: "Shop", targets: targets.filter { $0.name != "x" })
for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [] }
"""

OLD_PROJECT = """\
// !$*UTF8*$!
{
  archiveVersion = 1; objectVersion = 50; rootObject = P0;
  objects = {
    F1 /* Order.swift */ = {isa = PBXFileReference; path = Order.swift; sourceTree = "<group>"; };
    F2 = {isa = PBXFileReference; path = Shop/Data/OrderDTO.swift; sourceTree = SOURCE_ROOT; };
    F3 = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
    F4 = {isa = PBXFileReference; path = Shop.app; sourceTree = BUILT_PRODUCTS_DIR; };
    B1 = {isa = PBXBuildFile; fileRef = F1; };
    B2 = {isa = PBXBuildFile; fileRef = F2; };
    G0 = {isa = PBXGroup; children = (G1, F2, F3, F4); sourceTree = "<group>"; };
    G1 = {isa = PBXGroup; children = (F1, ); path = "Shop/Domain"; sourceTree = "<group>"; };
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
    T1 = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
      productReference = F4; buildPhases = (S1); buildConfigurationList = L1; dependencies = (D1);
      packageProductDependencies = (X1); };
    T2 = {isa = PBXNativeTarget; name = ShopTests;
      productType = "com.apple.product-type.bundle.unit-test"; buildPhases = ();
      dependencies = (D1);
      buildConfigurationList = L1; };
    D1 = {isa = PBXTargetDependency; target = T1; targetProxy = Y1; };
    X1 = {isa = XCSwiftPackageProductDependency; productName = Alamofire; };
    C1 = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F3;
      buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)$(A)";
        PRODUCT_MODULE_NAME = "$(BASE)Kit"; A = "$(B)"; B = "${A}"; }; };
    L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
    P0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2); buildConfigurationList = L1;
      projectDirPath = ""; projectRoot = ""; };
  };
}
"""

NEW_PROJECT = """\
// !$*UTF8*$!
{ archiveVersion = 1; objectVersion = 77; rootObject = P0; objects = {
  R1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>";
    exceptions = (E1); explicitFileTypes = {}; explicitFolders = (); };
  E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
    membershipExceptions = (Shop/App/AppDIContainer.swift, "Old File.swift"); };
  G0 = {isa = PBXGroup; children = (R1); sourceTree = "<group>"; };
  T1 = {isa = PBXNativeTarget; name = "Shop App"; buildPhases = (); dependencies = ();
    productType = "com.apple.product-type.framework"; fileSystemSynchronizedGroups = (R1);
    buildConfigurationList = L1; };
  C1 = {isa = XCBuildConfiguration; name = Release; buildSettings = {};
    baseConfigurationReferenceAnchor = R1; baseConfigurationReferenceRelativePath = App.xcconfig; };
  L1 = {isa = XCConfigurationList; buildConfigurations = (C1); };
  P0 = {isa = PBXProject; mainGroup = G0; targets = (T1); buildConfigurationList = L1; };
}; }
"""

XCCONFIG = """\
#include "Base.xcconfig"
#include? "Missing.xcconfig"
BASE = Shop // the name
PRODUCT_NAME[sdk=iphone*] = $(inherited)$(BASE);
"""

XCODEGEN = """\
name: Shop
include:
  - Config/base.yml
  - {path: Config/more.yml, relativePaths: false}
options: {bundleIdPrefix: org.x}
targetTemplates: {Kit: {type: framework, platform: iOS, sources: ["Sources/${target_name}"]}}
targets:
  Shop: &shop
    type: application
    platform: [iOS, macOS]
    sources: [{path: Sources/Shop, excludes: ["**/*.md", "{Old,New}/*"], optional: true}]
    dependencies: [{target: Kit}, {package: Alamofire}, {sdk: UIKit.framework}]
    templates: [Kit]
    templateAttributes: {a: 1}
    settings: {PRODUCT_MODULE_NAME: Shop, base: {A: B}}
  Kit: {type: framework, sources: Sources/Shop/Domain}
"""

XCODEGEN_BASE = """\
packages: {Alamofire: {url: https://x.org, from: 5.0.0}}
targets: {Extra: {type: library.static, sources: [Sources/Shop/Data]}}
"""

TUIST = """\
import ProjectDescription
import ProjectDescriptionHelpers
let project = Project(
  name: "Shop", targets: .modules(["Cart", "Orders"]) + [
    .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "org.x",
      sources: ["Sources/Shop/**", .glob("Sources/More/**", excluding: ["**/Old/**"])],
      dependencies: [.target(name: "Cart"), .project(target: "Kit", path: .relativeToRoot("Kit")),
        .external(name: "Alamofire")])
  ])
"""

TUIST_HELPER = """\
import ProjectDescription
extension Array where Element == Target {
  public static func modules(_ names: [String]) -> [Target] {
    names.flatMap { name -> [Target] in
      [Target.target(name: name, destinations: [.iPhone], product: .framework,
        bundleId: "x.\\(name)",
        sources: ["Sources/Shop/\\(name)/**"])]
    }
  }
}
"""

PODSPEC = """\
Pod::Spec.new do |s|
  s.name = 'Shop'
  s.version = "1.#{2}"
  s.module_name = "ShopKit"
  s.source_files = 'Sources/**/*.{swift,h}', ["Extra/*.swift"]
  s.exclude_files = %w[Sources/Old Sources/Tmp]
  s.dependency 'Alamofire', '~> 5.0'
  s.subspec 'Core' do |core|
    core.source_files = "Sources/Shop/Domain/**/*"
    core.dependency "Shop/Data" if true
  end
  s.test_spec 'Tests' do |t| t.source_files = 'Tests/**/*.swift' end
end
"""

PODSPEC_JSON = """\
{"name": "Shop", "version": "1.0", "source_files": ["Sources/**/*.swift"], "swift_version": "5.9",
 "dependencies": {"Alamofire": ["~> 5.0"]}, "exclude_files": "Sources/Old",
 "subspecs": [{"name": "Core", "source_files": "Sources/Shop/Domain/*"}],
 "testspecs": [{"name": "Tests", "test_type": "unit", "source_files": ["Tests/**"]}]}
"""

MODEL = """\
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
  <entity name="StoredOrder" representedClassName="StoredOrder" codeGenerationType="class">
    <attribute name="id" optional="YES" attributeType="UUID"/>
  </entity>
</model>
"""

MODEL_VERSION = """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>_XCCurrentVersionName</key>
<string>Shop 2.xcdatamodel</string></dict></plist>
"""

MODELS = {
    "Sources/Shop/Shop.xcdatamodeld/.xccurrentversion": MODEL_VERSION,
    "Sources/Shop/Shop.xcdatamodeld/Shop.xcdatamodel/contents": MODEL,
    "Sources/Shop/Shop.xcdatamodeld/Shop 2.xcdatamodel/contents": MODEL.replace("Stored", "Kept"),
}

CONFIGS = {"App.xcconfig": XCCONFIG, "Base.xcconfig": '#include "App.xcconfig"\nB = $(BASE)\n'}

# By the kind of project: its manifests.
PROJECTS = {
    "package": {"Package.swift": PACKAGE},
    "computed": {"Package.swift": COMPUTED_PACKAGE, "Package@swift-5.9.swift": PACKAGE},
    "xcode-old": {"Shop.xcodeproj/project.pbxproj": OLD_PROJECT, **CONFIGS, **MODELS},
    "xcode-new": {"Shop.xcodeproj/project.pbxproj": NEW_PROJECT, "Sources/App.xcconfig": XCCONFIG},
    "xcodegen": {
        "project.yml": XCODEGEN,
        "Config/base.yml": XCODEGEN_BASE,
        "Config/more.yml": XCODEGEN_BASE.replace("Extra", "More"),
    },
    "tuist": {
        "Project.swift": TUIST,
        "Tuist.swift": "import ProjectDescription\nlet tuist = Tuist()\n",
        "Tuist/ProjectDescriptionHelpers/Modules.swift": TUIST_HELPER,
    },
    "pod": {"Shop.podspec": PODSPEC},
    "pod-json": {"Shop.podspec.json": PODSPEC_JSON},
}
