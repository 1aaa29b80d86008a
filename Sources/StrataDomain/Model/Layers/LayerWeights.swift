/// How much each kind of evidence counts: the one table of weights. Here stand the names of modules
/// and folders, and the thresholds; what files hold and how they are used stand in two extensions.
///
/// A strong folder word outweighs all that a file's content can say; content outweighs a weak word
/// that stands alone. The line above a weight says on what it was seen: in how many labelled files
/// of how many real apps it spoke for a layer, and how often that was the right one
/// (`Scripts/weights.py`, see CONTRIBUTING).
package enum LayerWeights {
  /// What the project's settings say: it outweighs all else together.
  // No labelled app has settings.
  static let settings = PlainWeight("settings", 200)
  /// A test target or folder, or an import of a test library.
  // Seen in 465 files of 38 apps: right in 100 %.
  package static let test = PlainWeight("test", 40)
  /// A folder or target that wires.
  // Seen in 44 files of 10 apps: right in 93 %.
  static let composition = PlainWeight("wiring-word", 11)
  /// The outermost word that names a layer outright.
  // Seen in 1,858 files of 33 apps: right in 99 %.
  static let strong = PlainWeight("strong-word", 10)
  /// A later one below it.
  // Seen in 116 files of 9 apps: right in 89 %.
  static let strongBelow = PlainWeight("strong-word-below", 1)
  /// A strong word as a part of a longer name.
  // Seen in 157 files of 4 apps: right in 100 %.
  static let strongPart = PlainWeight("strong-part", 5)
  /// Taken back of a part where a whole word of another layer stands below, and of a word for Domain
  /// where one for an outer layer does.
  // Seen in 4 files of 1 app: right in 100 %.
  static let strongUndone = PlainWeight("strong-word-undone", -4)

  /// Taken from Infrastructure where a folder inside holds what all of an app looks like.
  static let looksUndone = PlainWeight("looks-undone", -8)
  /// A strong word that holds a whole vertical slice.
  // Seen in 120 files of 2 apps: right in 68 %.
  static let strongVertical = PlainWeight("strong-slice", 1)
  /// An app folder that holds the entry point or wiring.
  // Seen in 119 files of 23 apps: right in 99 %.
  static let application = PlainWeight("app-folder", 5)
  /// Taken back where a word for another layer than Presentation stands below, in code bases that
  /// draw no ring: the labelled ones hardly do without, apps of clients and screens do.
  // Seen in 1 file of 1 app: right in 0 %.
  static let applicationUndone = PlainWeight("app-folder-undone", -4)
  /// The app that shows a module.
  // Seen in 17 files of 1 app: right in 100 %.
  static let demo = PlainWeight("demo-folder", 7)
  /// A file directly in the folder that holds the folders of the layers.
  // Seen in 13 files of 7 apps: right in 100 %.
  static let besideLayers = PlainWeight("beside-layers", 1.5)
  /// A weak word with nothing strong above it.
  // Seen in 435 files of 19 apps: right in 94 %.
  static let weak = PlainWeight("weak-word", 2.5)
  /// A word for what all layers share, with nothing strong above it.
  // Seen in 321 files of 25 apps: right in 96 %.
  static let shared = PlainWeight("shared-word", 5)
  /// Such a word as a part of a longer name.
  // Seen in 47 files of 7 apps: right in 89 %.
  static let sharedPart = PlainWeight("shared-part", 4)
  /// A weak word as a part of a longer name.
  // Seen in 74 files of 9 apps: right in 82 %.
  static let weakPart = PlainWeight("weak-part", 2)
  /// A weak word below another weak word.
  // Seen in 132 files of 13 apps: right in 68 %.
  static let weakBelow = PlainWeight("weak-word-below", 1)
  /// A folder of DTOs or data sources in a module that says Domain by a part of its name.
  // Seen in 44 files of 2 apps: right in 95 %.
  static let sentBelow = PlainWeight("sent-below", 8)
  /// A weak word below a strong one of the same layer.
  // Seen in 1,222 files of 32 apps: right in 100 %.
  static let weakAgrees = PlainWeight("weak-word-agrees", 0.5)
  /// The interface folder of a vertical slice.
  // Seen in 3 files of 1 app: right in 100 %.
  static let sliceInterface = PlainWeight("slice-interface", 2.5)
  /// A folder of models: values, most often, of Domain.
  // Seen in 31 files of 6 apps: right in 68 %.
  static let models = PlainWeight("models-folder", 0.6)
  /// A folder of features.
  // Seen in 334 files of 10 apps: right in 77 %.
  static let feature = PlainWeight("feature-folder", 1.6)
  /// What puts the screens of a feature together inside its module is that feature's.
  // Seen in 26 files of 3 apps: right in 96 %.
  static let featureWiring = PlainWeight("feature-wiring", 5)
  /// What any of these counts more if the module says it, not only the folder.
  static let moduleBonus = 0.5

  /// A module that several others use and that uses none.
  // Seen in 90 files of 8 apps: right in 96 %.
  static let sharedModule = PlainWeight("shared-module", 4)
  /// A module of use cases and the repositories these ask, likewise.
  // Seen in no labelled file.
  static let innerModule = PlainWeight("inner-module", 3)
  /// A module of values that several others use and that uses none.
  // Seen in 3 files of 1 app: right in 100 %.
  static let valueModule = PlainWeight("value-module", 2.5)
  /// The app target of a code base whose layers are modules of their own.
  // Seen in 59 files of 14 apps: right in 86 %.
  static let appModule = PlainWeight("app-module", 2.5)

  /// How far Infrastructure may lead in a code base that has no word for Data: what others call
  /// Infrastructure is this one's Data.
  static let onlyRing = 3.0
  /// How far one name of the outer ring may lead over the other that this code base uses.
  static let otherRing = 0.3

  /// How much of what names and uses say counts for a file whose own types have a clear role.
  static let underRole = 0.35
  /// Lighter reasons count, but are not listed.
  static let worthTelling = 0.1
  /// What is below this in total places no file.
  static let least = 0.7
  /// The same where nothing but content is asked, for somebody who waits for an answer.
  static let leastOfAnswer = 0.3
  /// By how much the best must lead.
  static let lead = 0.05
}
