import XCTest

@testable import Books

final class NoteRepositoryTests: XCTestCase {
  private let folder = URL.temporaryDirectory.appending(path: "with space \(UUID().uuidString)")
  private var file: URL { folder.appending(path: "notes.json") }
  private var repository: NoteRepository { NoteRepository(local: FileDataSource(file: file)) }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  func test_notesAreAddedChangedAndDeletedInAFile() async throws {
    var note = Note(id: UUID(), bookID: "978-1", text: "Long")
    let other = Note(id: UUID(), bookID: "978-2", text: "Short")
    try await repository.save(note)
    try await repository.save(other)
    note.text = "Too long"
    try await repository.save(note)
    let changed = try await repository.getNotes(on: "978-1")
    XCTAssertEqual(changed, [note])
    try await repository.delete(id: note.id)
    let left = try await repository.getNotes(on: "978-1") + repository.getNotes(on: "978-2")
    XCTAssertEqual(left, [other])
  }

  func test_noNoteIsLostWhereManyAreSavedAtOnce() async throws {
    let repository = repository
    try await withThrowingTaskGroup { group in
      for number in 1...50 {
        group.addTask {
          try await repository.save(Note(id: UUID(), bookID: "978-1", text: "\(number)"))
        }
      }
      try await group.waitForAll()
    }
    let notes = try await repository.getNotes(on: "978-1")
    XCTAssertEqual(notes.count, 50)
  }

  func test_errorsAreThoseOfDomain() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no JSON".utf8).write(to: file)
    await assertThrows(LibraryError.unreadable) { try await repository.getNotes(on: "978-1") }
    await assertThrows(LibraryError.notKept) { try await repository.delete(id: UUID()) }
  }
}
