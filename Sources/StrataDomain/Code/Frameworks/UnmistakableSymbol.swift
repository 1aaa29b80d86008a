/// SDK types that tell their framework even where its import is missing.
package enum UnmistakableSymbol {
  /// The framework of a type's name, for names nothing else bears.
  package static let modules: [String: String] = {
    var modules: [String: String] = [:]
    for (module, names) in lists {
      for name in names.split(whereSeparator: \.isWhitespace) { modules[String(name)] = module }
    }
    return modules
  }()

  private static let lists: [(String, String)] = [
    (
      "UIKit",
      """
      UIImage UIColor UIView UIViewController UIFont UIApplication UIDevice UIScreen UIWindow
      UINavigationController UITableView UICollectionView UIStoryboard UIAlertController
      """
    ),
    ("AppKit", "NSImage NSColor NSView NSViewController NSWindow NSFont"),
    ("SwiftUI", "View Binding ObservedObject StateObject EnvironmentObject ViewBuilder"),
    (
      "CoreData",
      "NSManagedObject NSManagedObjectContext NSPersistentContainer NSFetchRequest NSManagedObjectID"
    ),
    ("SwiftData", "ModelContext ModelContainer PersistentModel"),
    (urlLoading, "URLSession URLSessionTask URLSessionDataTask"),
  ]

  private static let urlLoading = "Foundation's URL loading"

  /// What gives a file the settings, the disk, the keychain or a wire format, by the type's or
  /// function's name: Foundation and Security have it, and Foundation is free.
  package static let services: [String: String] = {
    var services: [String: String] = [:]
    for (service, names) in serviceLists {
      for name in names.split(whereSeparator: \.isWhitespace) { services[String(name)] = service }
    }
    return services
  }()

  private static let serviceLists: [(String, String)] = [
    (settings, "UserDefaults NSUbiquitousKeyValueStore"),
    (files, "FileManager FileHandle"),
    (keychain, "SecItemAdd SecItemCopyMatching SecItemUpdate SecItemDelete"),
    (
      coding,
      "JSONDecoder JSONEncoder JSONSerialization PropertyListDecoder PropertyListEncoder"
    ),
  ]

  private static let settings = "Foundation's settings"
  private static let files = "Foundation's file access"
  private static let keychain = "the keychain"
  package static let coding = "Foundation's coders"

  /// Whether a name is Foundation's, which needs no other import.
  package static func isOfFoundation(_ name: String) -> Bool {
    (services[name] ?? modules[name]).map { $0.hasPrefix("Foundation's") } ?? false
  }

  /// What looks come from where no import says otherwise.
  package static let looks: [String: String] = [
    "Color": "SwiftUI", "LocalizedStringKey": "SwiftUI",
  ]

  /// What a framework of this list is called in a sentence.
  package static func title(of module: String) -> Phrase {
    switch module {
    case urlLoading: Phrase("\(urlLoading)", zh: "Foundation URL 加载系统")
    case settings: Phrase("\(settings)", zh: "Foundation 的设置存取")
    case files: Phrase("\(files)", zh: "Foundation 的文件访问")
    case keychain: Phrase("\(keychain)", zh: "钥匙串")
    case coding: Phrase("\(coding)", zh: "Foundation 的编解码器")
    default: Phrase(verbatim: module)
    }
  }
}
