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

  /// What a framework of this list is called in a sentence.
  package static func title(of module: String) -> Phrase {
    module == urlLoading
      ? Phrase("\(urlLoading)", zh: "Foundation URL 加载系统") : Phrase(verbatim: module)
  }
}
