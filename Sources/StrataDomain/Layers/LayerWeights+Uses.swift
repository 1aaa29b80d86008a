/// What a file's neighbours, and the references from and to it, say about its layer.
extension LayerWeights {
  /// The files around in the folder, if all of them stand in one layer.
  static let neighbours = PlainWeight("neighbours", 1.8)
  /// The files in folders beside, likewise.
  static let surroundings = PlainWeight("surroundings", 1.2)
  /// The name of the outer ring that this code base uses, where one is to be chosen.
  static let ring = PlainWeight("ring", 0.1)
  /// Two or more layers use it and it uses none.
  static let commonUse = Weight("common-use", [.common: 0.6])
  /// It names the types of a layer, so it is not shared by all.
  static let notCommon = Weight("not-common", [.common: -2])
  /// Values that several layers use are the language of the product.
  static let valueUse = Weight("value-use", [.domain: 1.6])

  /// What it says if all files that name a file stand in one layer; less if only some do.
  static let namedBy: [Layer: Weight] = [
    .domain: Weight(
      "named-by-domain",
      [.domain: 0.9, .common: 0.3, .presentation: -0.5, .data: -0.3, .app: -0.5]),
    .data: Weight(
      "named-by-data",
      [.data: 0.84, .infrastructure: 0.6, .common: 0.36, .presentation: -0.96, .app: -0.48]),
    .presentation: Weight(
      "named-by-presentation",
      [.presentation: 0.72, .domain: 0.12, .common: 0.24, .data: -0.6, .infrastructure: -0.6]),
    .app: Weight("named-by-app", [.app: 0.48]),
  ]

  /// What it says if all files that a file names stand in one layer; less if only some do.
  static let naming: [Layer: Weight] = [
    .data: Weight(
      "names-data", [.data: 0.84, .infrastructure: 0.36, .domain: -0.72, .presentation: -0.48]),
    .presentation: Weight(
      "names-presentation",
      [.presentation: 1.2, .app: 0.24, .domain: -0.96, .data: -0.96, .infrastructure: -0.96]),
    .app: Weight("names-app", [.app: 0.96, .domain: -0.6, .data: -0.48]),
    .common: Weight("names-common", [.common: 0.36]),
  ]
}
