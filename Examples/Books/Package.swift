// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

// One target for all layers: the compiler lets any of them know any other, and Strata does not.
let package = Package(
  name: "Books",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.executable(name: "books", targets: ["Books"])],
  targets: [
    .executableTarget(name: "Books", path: "Sources", swiftSettings: strict),
    .testTarget(
      name: "BooksTests", dependencies: ["Books"], path: "Tests",
      swiftSettings: strict),
  ]
)
