/// How much each kind of evidence counts. A strong folder word outweighs all that a file's content
/// can say; content outweighs a weak word that stands alone.
enum LayerWeights {
  /// A test target or folder, or an import of a test library.
  static let test = 40.0
  /// A folder or target that wires.
  static let composition = 11.0
  /// The outermost word that names a layer outright.
  static let strong = 10.0
  /// A later one below it.
  static let strongBelow = 1.0
  /// A strong word as a part of a longer name.
  static let strongPart = 5.0
  /// A strong word that holds a whole vertical slice.
  static let strongVertical = 1.0
  /// An app folder that holds the entry point or wiring.
  static let application = 5.0
  /// The app that shows a module.
  static let demo = 7.0
  /// A file directly in the folder that holds the folders of the layers.
  static let besideLayers = 1.5
  /// A weak word with nothing strong above it.
  static let weak = 2.5
  /// A word for what all layers share, with nothing strong above it.
  static let shared = 5.0
  /// A weak word as a part of a longer name.
  static let weakPart = 2.0
  /// A weak word below another weak word.
  static let weakBelow = 1.0
  /// A weak word below a strong one of the same layer.
  static let weakAgrees = 0.5
  /// The interface folder of a vertical slice.
  static let sliceInterface = 2.5
  /// A folder of models: values, most often, of Domain.
  static let models = 0.6
  /// A folder of features.
  static let feature = 1.6
  /// The module says it, not only the folder.
  static let moduleBonus = 0.5

  /// The files around in the folder, if all of them stand in one layer.
  static let neighbours = 1.6
  /// Who names the file, if all of them stand in one layer.
  static let namedBy = 1.2
  /// Whom the file names, likewise.
  static let names = 1.2
  /// Two or more layers use it and it uses none.
  static let commonUse = 1.2
  /// It names the types of a layer, so it is not shared by all.
  static let notCommon = -2.0

  /// Values that several layers use are the language of the product.
  static let valueUse = 1.6
  /// How much of the neighbours and references counts for a file whose own types have a clear role.
  static let underRole = 0.35
  /// A module that several others use and that uses none.
  static let sharedModule = 4.0
  /// A module of values that several others use and that uses none.
  static let valueModule = 2.5
  /// The app target of a code base whose layers are modules of their own.
  static let appModule = 2.5
  /// No word for Data: what other code bases call Infrastructure is this one's Data.
  static let onlyRing = 3.0
  /// What stands outside the folder for Data is rather Infrastructure.
  static let otherRing = 0.3

  /// Lighter reasons count, but are not listed.
  static let worthTelling = 0.1

  /// What is below this in total places no file.
  static let least = 0.7
  /// By how much the best must lead.
  static let lead = 0.05
}
