/// The words by which teams name folders and modules, and what each says about layers.
///
/// Words are written singular, in lower case and without spaces; `WordReader` undoes the rest.
package enum LayerWords {
  /// Words that name a layer outright.
  static let strong: [Layer: [String]] = [
    .domain: ["domain", "domainlayer", "applicationbusinessrule"],
    .data: [
      "data", "datalayer", "dataaccess", "platform", "networkplatform", "realmplatform",
      "coredataplatform",
    ],
    .infrastructure: ["infrastructure", "infra", "infrastructurelayer"],
    .presentation: screens,
  ]

  /// Words that name Presentation outright.
  package static let screens = ["presentation", "presentationlayer", "ui", "uilayer"]

  /// What ends the names of types that are made to be encoded or decoded.
  package static let sentTypes = ["dto", "response", "payload", "apimodel"]

  /// Words at the end of a type's name that say what it is for on the wire; a request may be the
  /// business's own, too.
  package static let wireTypes = ["dto", "response", "request", "payload", "apimodel"]

  /// Words that lean to a layer, and follow a strong word above them.
  static let weak: [Layer: [String]] = [
    .domain: [
      "entity", "usecase", "interactor", "port", "domainmodel", "valueobject", "businessrule",
      "business", "businesslogic", "businesslayer",
      "repositoryprotocol", "repositoryinterface", "repositorycontract", "aggregate",
      "domainservice", "policy",
    ],
    .data: [
      "dto", "datatransferobject", "datasource", "datamapping", "datamapper", "mapper", "datastore",
      "remote", "local", "remotemodel", "localmodel", "repository", "repositoryimpl",
      "repositoryimplementation", "gateway", "dao", "request", "response", "responsemodel",
      "requestmodel", "apimodel", "endpoint", "cache",
    ],
    .infrastructure: [
      "persistence", "persistent", "persistentstorage", "storage", "api", "apiclient", "network",
      "networking", "networklayer", "networkservice", "http", "database", "db", "keychain",
      "userdefault", "coredata", "swiftdata", "realm", "firebase", "firestore", "supabase",
      "alamofire", "moya", "apollo", "grpc", "sqlite", "fluent", "cloudkit", "graphql",
      "migration", "security", "websocket", "socket", "webservice", "localnetwork",
      "pushnotification", "analytics", "framework",
    ],
    .presentation: [
      "view", "subview", "viewmodel", "viewcontroller", "coordinator", "router", "routing", "route",
      "navigation", "navigator", "flow", "cell", "presenter", "controller", "wireframe",
      "storyboard", "widget", "uicomponent", "uipart", "viewstate", "reducer", "modifier",
      "viewmodifier", "popup", "dialog", "tabbar",
    ],
    .common: [
      "common", "shared", "sharedkernel", "kernel", "utility", "util", "helper", "extension",
      "designsystem", "coreui", "commonui", "sharedui", "support", "supportingfile", "resource",
      "constant", "foundation", "localization", "localisation", "logger", "logging", "log",
      "propertywrapper", "typealias", "theme", "appearance", "exception", "config", "configuration",
      "define",
    ],
  ]

  /// Shared looks, even inside a folder of user interfaces.
  package static let designSystems = ["designsystem", "coreui", "commonui", "sharedui"]

  /// What all of an app looks like and says, which no ring of it holds.
  package static let looks =
    designSystems + ["localization", "localisation", "theme", "appearance"]

  /// Weak words for Data that are as common in a network library: they do not name a ring.
  package static let wires = ["endpoint", "request", "response", "cache"]

  /// Words that hold screens by feature: presentation, unless what stands inside says otherwise.
  package static let features = ["feature", "scene", "screen", "page", "userinterface"]

  /// The app itself, its source folder, or the use-case ring of other schools: the content tells.
  package static let applications = ["app", "application"]

  /// A small app of its own that shows a module, if it starts a program.
  package static let demos = [
    "demo", "demoapp", "example", "exampleapp", "sandbox", "sample", "sampleapp", "playground",
  ]

  /// Wiring, whatever stands above.
  static let composition = [
    "di", "dependencyinjection", "dicontainer", "composition", "compositionroot",
    "assembly", "assembler", "composer", "dependencyresolver", "dependencycontainer",
  ]

  /// Code that only tests compile.
  package static let tests =
    [
      "test", "testing", "uitest", "uitesting", "unittest", "integrationtest", "snapshottest",
      "testsupport", "testhelper", "testhost", "testdouble", "fixture", "spec", "xct",
    ] + doubles

  /// What stands in for a collaborator: folders, and the first or last word of types.
  package static let doubles = ["mock", "stub", "fake", "spy", "dummy"]

  /// Words that look like others and decide nothing: rings of other schools, technical catch-alls.
  static let neutral = [
    "core", "interface", "model", "service", "protocol", "component", "source", "base", "module",
    "error",
    "manager", "worker", "frameworksanddriver", "interfaceadapter", "adapter", "datamodel",
    "enterprisebusinessrule", "provider", "project", "package", "library",
  ]

  /// Last words that say nothing of their own: `NetworkKit` is a network, `DataLayer` is data.
  static let suffixes = [
    "layer", "kit", "module", "interface", "impl", "core", "client", "service", "lib", "library",
    "package",
  ]

  /// Words that mean something else inside a longer name: `WalkLog`, `LoginRequest`.
  static let wholeOnly: Set<String> = [
    "log", "support", "port", "local", "remote", "request", "response", "security", "policy",
  ]

  /// Product names at the end of a name that must not be read as words of their own.
  package static let brands = ["SwiftUI", "UIKit", "UiKit", "AppKit"]
}
