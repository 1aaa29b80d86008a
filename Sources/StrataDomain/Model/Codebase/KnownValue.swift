/// A value, what was looked at for it, and where parts of it were worked out.
struct KnownValue<Value: Sendable>: Sendable {
  var value: Value
  var parts: PartSet
  var places: [Onlooker.Place]
  /// Whether it is, or may be, another than it was.
  var differs = false
}

extension KnownValue: KeepableResults {
  func kept(at place: Onlooker.Place, of whole: any Sendable) -> KeptItems? {
    KeptItems(ofValue: value, at: place)
  }
}
