// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tangled",
  platforms: [.iOS(.v16)],
  products: [
    .executable(name: "Tangled", targets: ["Tangled"]),
    .library(name: "LoyaltyDomain", targets: ["LoyaltyDomain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/Alamofire/Alamofire.git", from: "5.9.0")
  ],
  targets: [
    .executableTarget(
      name: "Tangled",
      dependencies: [
        "LoyaltyDomain",
        .product(name: "Alamofire", package: "Alamofire"),
      ]
    ),
    .target(
      name: "LoyaltyDomain",
      dependencies: [
        .product(name: "Alamofire", package: "Alamofire")
      ]
    ),
  ]
)
