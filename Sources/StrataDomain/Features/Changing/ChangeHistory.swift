/// The changes that can be undone.
package struct ChangeHistory: Sendable, Equatable {
  /// A change that was cut short and has been put back just now.
  package var recovered: ChangeRecord?
  /// Newest first.
  package var records: [ChangeRecord]

  package init(recovered: ChangeRecord? = nil, records: [ChangeRecord]) {
    self.recovered = recovered
    self.records = records
  }

  /// The change of a name, or the newest.
  func record(_ id: String?) throws(ChangeError) -> ChangeRecord {
    guard let id else {
      guard let newest = records.first else { throw .nothingToUndo }
      return newest
    }
    guard let record = records.first(where: { $0.id == id }) else {
      throw .unknownChange(id, known: records.map(\.id))
    }
    return record
  }
}
