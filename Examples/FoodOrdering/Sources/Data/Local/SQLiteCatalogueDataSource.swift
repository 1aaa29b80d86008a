import Foundation
import GRDB

/// Keeps answers about restaurants and menus, each as the document that it was.
struct SQLiteCatalogueDataSource: CatalogueLocalDataSource {
  let database: LocalDatabase
  let now: @Sendable () -> Date

  func restaurants() async throws -> Kept<[RestaurantDTO]>? {
    try await answer("restaurants")
  }

  func keep(_ restaurants: [RestaurantDTO]) async throws {
    try await keep(restaurants, as: "restaurants")
  }

  func menu(of restaurant: UUID) async throws -> Kept<MenuDTO>? {
    try await answer("menu/\(restaurant.uuidString)")
  }

  func keep(_ menu: MenuDTO, of restaurant: UUID) async throws {
    try await keep(menu, as: "menu/\(restaurant.uuidString)")
  }

  /// What cannot be read any more, after an update of the app, was not kept.
  private func answer<Value: Decodable & Sendable>(_ path: String) async throws -> Kept<Value>? {
    let row = try await database.queue.read { database in
      try AnswerRecord.fetchOne(database, key: path)
    }
    guard let row, let value = try? JSONDecoder().decode(Value.self, from: row.body) else {
      return nil
    }
    return Kept(value: value, savedAt: row.savedAt)
  }

  private func keep(_ value: some Encodable, as path: String) async throws {
    let row = AnswerRecord(path: path, body: try JSONEncoder().encode(value), savedAt: now())
    try await database.queue.write { database in try row.upsert(database) }
  }
}

/// An answer, as it is kept.
private struct AnswerRecord: Codable, FetchableRecord, PersistableRecord, Sendable {
  static let databaseTableName = "answer"

  var path: String
  var body: Data
  var savedAt: Date
}
