/// The words by which teams name folders and modules, and what each says about layers.
///
/// Words are written singular, in lower case and without spaces; `WordReader` undoes the rest.
enum LayerWords {
  /// Words that name a layer outright.
  static let strong: [Layer: [String]] = [
    .domain: ["domain", "domainlayer", "businesslogic", "businessrule", "applicationbusinessrule"],
    .data: ["data", "datalayer", "platform"],
    .infrastructure: ["infrastructure", "infra", "infrastructurelayer"],
    .presentation: ["presentation", "presentationlayer", "ui"],
  ]

  /// Words that lean to a layer, and follow a strong word above them.
  static let weak: [Layer: [String]] = [
    .domain: [
      "entity", "usecase", "interactor", "port", "domainmodel", "valueobject",
      "repositoryprotocol", "repositoryinterface", "repositorycontract", "aggregate",
      "domainservice",
    ],
    .data: [
      "dto", "datatransferobject", "datasource", "datamapping", "datamapper", "mapper", "datastore",
      "remote", "local", "remotemodel", "localmodel", "repository", "repositoryimpl",
      "repositoryimplementation", "gateway", "dao", "responsemodel", "requestmodel", "apimodel",
    ],
    .infrastructure: [
      "persistence", "persistent", "persistentstorage", "storage", "api", "apiclient", "network",
      "networking", "networklayer", "networkservice", "http", "database", "db", "keychain",
      "userdefault", "coredata", "swiftdata", "realm", "security", "websocket", "socket",
      "webservice", "localnetwork", "pushnotification", "framework",
    ],
    .presentation: [
      "view", "viewmodel", "viewcontroller", "coordinator", "router", "routing", "navigation",
      "navigator", "flow", "cell", "presenter", "controller", "wireframe", "storyboard", "widget",
      "uicomponent", "uipart", "viewstate", "middleware", "endpoint", "tabbar",
    ],
    .common: [
      "common", "shared", "sharedkernel", "kernel", "utility", "util", "helper", "extension",
      "designsystem", "support", "supportingfile", "resource", "constant", "foundation",
      "localization", "localisation", "logger", "logging", "log", "propertywrapper", "typealias",
      "theme", "appearance", "exception",
    ],
  ]

  /// Words that hold screens by feature: presentation, unless what stands inside says otherwise.
  static let features = ["feature", "scene", "screen", "page", "userinterface"]

  /// The app itself, its source folder, or the use-case ring of other schools: the content tells.
  static let applications = ["app", "application"]

  /// Wiring, whatever stands above.
  static let composition = [
    "di", "dependencyinjection", "dicontainer", "injection", "composition", "compositionroot",
    "assembly", "assembler", "dependencyresolver", "appcomposition", "dependencycontainer",
  ]

  /// Code that only tests compile.
  static let tests = [
    "test", "testing", "uitest", "unittest", "integrationtest", "snapshottest", "testsupport",
    "testhelper", "testdouble", "mock", "stub", "fake", "fixture", "spec",
  ]

  /// Words that look like others and decide nothing: rings of other schools, technical catch-alls.
  static let neutral = [
    "core", "interface", "model", "service", "protocol", "component", "source", "base", "module",
    "error",
    "manager", "worker", "frameworksanddriver", "interfaceadapter", "adapter", "datamodel",
    "enterprisebusinessrule", "provider", "project", "package", "library",
  ]

  /// Words after which `Data` in front still names the layer.
  static let afterData = [
    "layer", "kit", "module", "interface", "impl", "testing", "tests", "core", "sources", "feature",
  ]

  /// Product names at the end of a name that must not be read as words of their own.
  static let brands = ["SwiftUI", "UIKit", "AppKit"]
}
