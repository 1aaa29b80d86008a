internal import StrataCode
internal import StrataModel

/// A type that new code is modelled on.
struct ExampleType: Equatable {
  var id: SymbolID
  var name: String
  /// From the root.
  var file: String
}

/// Finds the type that new code is modelled on: the one that is asked for, or that of the most
/// complete subject, or one that does it as most do.
struct ExampleSearch {
  private let codebase: Codebase
  private let conventions: Conventions

  init(_ codebase: Codebase, _ conventions: Conventions) {
    self.codebase = codebase
    self.conventions = conventions
  }

  /// The example for what is to be added.
  func example(for request: AddRequest) throws(AddError) -> ExampleType {
    let role = Role.entity
    let types = codebase.types(role).filter { codebase.symbols[$0].parent == nil }
    if let like = request.like {
      guard let found = types.first(where: { codebase.symbols[$0].name == like }) else {
        let names = types.map { codebase.symbols[$0].name }
        throw .noModel(like, similar: like.nearestFew(in: names, atMost: 3))
      }
      return example(found)
    }
    // What holds nothing, such as an error, shows nothing of how values are written.
    let telling = types.filter {
      codebase.symbols[$0].kind == .struct && !codebase.storedProperties(of: $0).isEmpty
    }
    let first = conventions.model?.parts.first { $0.role == role }?.type
    let folders = telling.map { String(codebase.workspace.files[file($0)].folder) }
    let best =
      telling.first { codebase.symbols[$0].name == first }
      ?? zip(telling, folders).first { $1 == folders.ranked.first?.value }?.0
    guard let best else { throw .nothingAlike(request.kind) }
    return example(best)
  }

  private func file(_ id: SymbolID) -> Int { codebase.symbols[id].place.file }

  private func example(_ id: SymbolID) -> ExampleType {
    ExampleType(
      id: id, name: codebase.symbols[id].name,
      file: codebase.workspace.files[file(id)].path)
  }
}
