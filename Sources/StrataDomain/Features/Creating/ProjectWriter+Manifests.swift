internal import StrataCode

/// A target as each kind of manifest has it.
private struct CreatedTarget {
  enum Kind { case module, app, tests }
  let name: String
  let kind: Kind
  let folder: String
  var dependencies: [String] = []
}

extension ProjectWriter {
  /// What says which target compiles what.
  var manifest: CreatedFile {
    switch project {
    case .package: CreatedFile(path: "Package.swift", text: package)
    case .tuist: CreatedFile(path: "Project.swift", text: tuist)
    case .xcodegen: CreatedFile(path: "project.yml", text: xcodegen)
    }
  }

  /// What is made anew from the other files.
  var ignored: CreatedFile {
    let made =
      switch project {
      case .package: ".build/\n.swiftpm/\n"
      case .tuist: "Derived/\n*.xcodeproj\n*.xcworkspace\n"
      case .xcodegen: "*.xcodeproj\n"
      }
    return CreatedFile(path: ".gitignore", text: made + ".DS_Store\n")
  }

  private var targets: [CreatedTarget] {
    let (appName, testName) = ("\(app)App", "\(app)Tests")
    guard school.isModular else {
      return [
        CreatedTarget(name: appName, kind: .app, folder: "Sources"),
        CreatedTarget(name: testName, kind: .tests, folder: "Tests", dependencies: [appName]),
      ]
    }
    let layers = [Layer.domain, .data, .presentation]
    let names = layers.map { app + $0.rawValue }
    let modules = zip(layers, names).map { layer, name in
      CreatedTarget(
        name: name, kind: .module, folder: "Sources/\(layer.rawValue)",
        dependencies: layer == .domain ? [] : [names[0]])
    }
    return modules + [
      CreatedTarget(name: appName, kind: .app, folder: "Sources/App", dependencies: names),
      CreatedTarget(name: testName, kind: .tests, folder: "Tests", dependencies: names),
    ]
  }

  private var package: String {
    let texts = targets.map { target -> String in
      let method =
        switch target.kind {
        case .module: "target"
        case .app: "executableTarget"
        case .tests: "testTarget"
        }
      let dependencies = target.dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
      let asked = dependencies.isEmpty ? "" : ", dependencies: [\(dependencies)]"
      return "        .\(method)(\n            name: \"\(target.name)\"\(asked),\n"
        + "            path: \"\(target.folder)\"),"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
          name: "\(app)",
          platforms: [.macOS(.v14), .iOS(.v17)],
          targets: [
      \(texts.joined(separator: "\n"))
          ]
      )

      """
  }

  /// What an Xcode project is built with. The name of a package is what `package` reaches to.
  private var settings: [(String, String)] {
    [("SWIFT_VERSION", "6.0")] + (school.isModular ? [("SWIFT_PACKAGE_NAME", app)] : [])
  }

  /// Without it, UIKit asks the app for no scene.
  private var scenes: String {
    ui == .uikit
      ? ", \"UIApplicationSceneManifest\": [\"UIApplicationSupportsMultipleScenes\": false]" : ""
  }

  private var tuist: String {
    let texts = targets.map { target -> String in
      let product =
        switch target.kind {
        case .module: "staticFramework"
        case .app: "app"
        case .tests: "unitTests"
        }
      let dependencies = target.dependencies.map { ".target(name: \"\($0)\")" }
      let plist =
        target.kind == .app
        ? "\n            infoPlist: .extendingDefault(with: [\"UILaunchScreen\": [:]\(scenes)]),"
        : ""
      let asked =
        dependencies.isEmpty
        ? "" : ",\n            dependencies: [\(dependencies.joined(separator: ", "))]"
      return """
                .target(
                    name: "\(target.name)",
                    destinations: .iOS,
                    product: .\(product),
                    bundleId: "com.example.\(target.name)",
                    deploymentTargets: .iOS("17.0"),\(plist)
                    sources: ["\(target.folder)/**"]\(asked)),
        """
    }
    let base = settings.map { "\"\($0.0)\": \"\($0.1)\"" }.joined(separator: ", ")
    return """
      import ProjectDescription

      let project = Project(
          name: "\(app)",
          settings: .settings(base: [\(base)]),
          targets: [
      \(texts.joined(separator: "\n"))
          ]
      )

      """
  }

  private var generatedScenes: String {
    ui == .uikit ? "\n    INFOPLIST_KEY_UIApplicationSceneManifest_Generation: YES" : ""
  }

  private var xcodegen: String {
    let texts = targets.map { target -> String in
      let type =
        switch target.kind {
        case .module: "framework.static"
        case .app: "application"
        case .tests: "bundle.unit-test"
        }
      let asked = target.dependencies.map { "\n      - target: \($0)" }.joined()
      return """
          \(target.name):
            type: \(type)
            platform: iOS
            sources:
              - \(target.folder)\(asked.isEmpty ? "" : "\n    dependencies:" + asked)
        """
    }
    let base = settings.map { "\n    \($0.0): \"\($0.1)\"" }.joined()
    return """
      name: \(app)
      options:
        bundleIdPrefix: com.example
        deploymentTarget:
          iOS: "17.0"
      settings:
        base:\(base)
          GENERATE_INFOPLIST_FILE: YES
          INFOPLIST_KEY_UILaunchScreen_Generation: YES\(generatedScenes)
      targets:
      \(texts.joined(separator: "\n"))

      """
  }
}
