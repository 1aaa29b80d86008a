import CoreData
import Foundation

@objc(OrderRecord)
final class OrderRecord: NSManagedObject, Identifiable {
  @NSManaged var id: String
  @NSManaged var placedAt: Date
  @NSManaged var total: NSDecimalNumber
  @NSManaged var currencyCode: String
  @NSManaged var statusCode: String
}

extension OrderRecord {
  func fill(from order: Order) {
    id = order.id
    placedAt = order.placedAt
    total = order.total.amount as NSDecimalNumber
    currencyCode = order.total.currency.rawValue
    statusCode = order.status.rawValue
  }

  func toDomain() -> Order? {
    guard let currency = Currency(rawValue: currencyCode),
      let status = Order.Status(rawValue: statusCode)
    else { return nil }
    return Order(
      id: id,
      placedAt: placedAt,
      total: Money(amount: total as Decimal, currency: currency),
      status: status,
      minutesLeft: nil
    )
  }
}

/// Keeps every order the customer has placed on this device.
final class OrderStore {
  private let container: NSPersistentContainer

  var viewContext: NSManagedObjectContext { container.viewContext }

  init() {
    container = NSPersistentContainer(name: "Orders", managedObjectModel: Self.model)
    container.loadPersistentStores { _, error in
      if let error { assertionFailure("Orders did not open: \(error)") }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
  }

  func order(id: String) async throws -> Order? {
    let context = container.newBackgroundContext()
    return try await context.perform {
      try Self.record(id: id, in: context)?.toDomain()
    }
  }

  func save(_ order: Order) async throws {
    let context = container.newBackgroundContext()
    try await context.perform {
      let record = try Self.record(id: order.id, in: context) ?? OrderRecord(context: context)
      record.fill(from: order)
      try context.save()
    }
  }

  private static func record(id: String, in context: NSManagedObjectContext) throws -> OrderRecord?
  {
    let request = NSFetchRequest<OrderRecord>(entityName: "OrderRecord")
    request.predicate = NSPredicate(format: "id == %@", id)
    request.fetchLimit = 1
    return try context.fetch(request).first
  }

  private static let model: NSManagedObjectModel = {
    let entity = NSEntityDescription()
    entity.name = "OrderRecord"
    entity.managedObjectClassName = "OrderRecord"
    entity.properties = [
      attribute("id", .stringAttributeType),
      attribute("placedAt", .dateAttributeType),
      attribute("total", .decimalAttributeType),
      attribute("currencyCode", .stringAttributeType),
      attribute("statusCode", .stringAttributeType),
    ]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    return model
  }()

  private static func attribute(
    _ name: String, _ type: NSAttributeType
  ) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = false
    return attribute
  }
}
