internal import StrataCode
internal import StrataFeatures

/// What is asked of an index store: one answer for each name, in their order.
struct IndexQuestion: Equatable {
  enum Subject: UInt8 {
    /// The names of all units; asked once, by any name.
    case names
    case units
    case records
  }

  /// The library that reads the store.
  var library: String
  /// The store's absolute path.
  var store: String
  var subject: Subject
  var names: [String]
}

/// What a store says of one thing that it was asked about.
struct IndexAnswer {
  var names: [String] = []
  /// The unit; nil if it is the system's or about no file.
  var unit: IndexStore.Unit?
  var occurrences: [IndexStore.Occurrence] = []
  /// Why it cannot be read.
  var damage: Phrase?
  /// Why the store cannot be read at all.
  var failure: CompilerIndexError?
}

extension IndexQuestion {
  /// Reads the store in this process, and hands on each answer as soon as it is there, until nobody
  /// wants more.
  func answer(_ isWanted: (IndexAnswer) -> Bool) {
    let opened: IndexStore
    do throws(CompilerIndexError) {
      opened = try IndexStore(at: store, with: IndexLibrary(at: library))
    } catch {
      _ = isWanted(IndexAnswer(failure: error))
      return
    }
    for name in names where !isWanted(answer(about: name, of: opened)) { return }
  }

  private func answer(about name: String, of store: IndexStore) -> IndexAnswer {
    do throws(IndexStore.Unreadable) {
      switch subject {
      case .names: return IndexAnswer(names: store.unitNames())
      case .units: return IndexAnswer(unit: try store.unit(named: name))
      case .records: return IndexAnswer(occurrences: try store.occurrences(inRecord: name))
      }
    } catch { return IndexAnswer(damage: error.cause) }
  }
}
