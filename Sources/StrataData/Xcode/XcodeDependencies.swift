/// What a target depends on: targets, package products, linked products of the workspace.
struct XcodeDependencies {
  /// A dependency and the object that declares it.
  struct Link {
    var id: String
    var name: String
    var package: String?
  }

  /// All of them, each name once.
  private(set) var all: [Link] = []

  /// The dependencies of `target`.
  init(_ objects: XcodeObjects, of target: XcodeObject) {
    for dependency in target.strings("dependencies").map({ objects[$0] }) {
      if let product = dependency.string("productRef") {
        add(product: product, declaredAt: dependency.id, objects)
      } else {
        add(dependency.id, XcodeDependencies.targetName(of: dependency, objects))
      }
    }
    for product in target.strings("packageProductDependencies") {
      add(product: product, declaredAt: product, objects)
    }
    for phase in target.strings("buildPhases").map({ objects[$0] })
    where phase.isa == "PBXFrameworksBuildPhase" {
      for file in phase.strings("files").map({ objects[$0] }) {
        if let product = file.string("productRef") {
          add(product: product, declaredAt: product, objects)
        } else if let name = XcodeDependencies.product(objects[file.string("fileRef")]) {
          add(file.id, name)
        }
      }
    }
  }

  private mutating func add(_ id: String, _ name: String?, package: String? = nil) {
    guard let name, !all.contains(where: { $0.name == name }) else { return }
    all.append(Link(id: id, name: name, package: package))
  }

  private mutating func add(product id: String, declaredAt place: String, _ objects: XcodeObjects) {
    let product = objects[id]
    // A plug-in that runs during the build is not something code imports.
    guard let name = product.string("productName"), !name.hasPrefix("plugin:") else { return }
    let package = objects[product.string("package")]
    let source = package.string("repositoryURL") ?? package.string("relativePath")
    add(place, name, package: source.map { XcodeDependencies.packageName($0) })
  }

  /// `swift-nio` of `https://github.com/apple/swift-nio.git`.
  static func packageName(_ source: String) -> String {
    let last = source.split(separator: "/").last.map(String.init) ?? source
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }

  private static func targetName(of dependency: XcodeObject, _ objects: XcodeObjects) -> String? {
    objects[dependency.string("target")].string("name")
      ?? dependency.string("name")
      ?? objects[dependency.string("targetProxy")].string("remoteInfo")
  }

  /// The module of a linked product that this or another project builds.
  private static func product(_ reference: XcodeObject) -> String? {
    guard reference.string("sourceTree") == "BUILT_PRODUCTS_DIR",
      let path = reference.string("path")
    else { return nil }
    let name = RelativePath.name(of: path)
    if name.hasSuffix(".framework") { return String(name.dropLast(10)) }
    guard name.hasPrefix("lib"), name.hasSuffix(".a") else { return nil }
    return String(name.dropFirst(3).dropLast(2))
  }
}
