/// What an editor can do with files beside writing into them, by its name in the protocol.
package enum FileOperation: String, Sendable {
  case create, rename, delete
}

extension EditPlan {
  /// What it takes to do it.
  var operations: Set<FileOperation> { Set(edits.compactMap(\.action.operation)) }

  /// The first edit that makes a file.
  package var made: Edit? { edits.first { $0.action.operation == .create } }

  /// The first edit that moves a file.
  package var movedFile: Edit? { edits.first { $0.action.operation == .rename } }
}

extension Edit.Action {
  /// What it takes beside writing into a text; nil for nothing.
  fileprivate var operation: FileOperation? {
    switch self {
    case .create: .create
    case .move: .rename
    case .delete: .delete
    case .replace: nil
    }
  }
}
