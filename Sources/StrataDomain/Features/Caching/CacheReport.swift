/// What is kept, in figures.
package struct CacheReport: Sendable, Equatable {
  package var state: CacheState
  /// The bytes of the facts of a file on average.
  package var bytesAFile: Int
  /// The bytes of facts for each hundred bytes of source.
  package var percentOfSource: Int

  /// The figures of a state.
  package init(_ state: CacheState) {
    self.state = state
    bytesAFile = state.files == 0 ? 0 : state.factBytes / state.files
    percentOfSource = state.sourceBytes == 0 ? 0 : state.factBytes * 100 / state.sourceBytes
  }
}
