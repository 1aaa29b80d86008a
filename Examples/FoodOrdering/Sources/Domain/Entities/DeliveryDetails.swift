import Foundation

/// Where an order goes.
package struct DeliveryDetails: Sendable, Hashable {
  package let recipient: String
  package let address: String
  /// What the courier should know, such as "second bell".
  package let note: String

  package init(recipient: String, address: String, note: String = "") {
    self.recipient = recipient.trimmingCharacters(in: .whitespacesAndNewlines)
    self.address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    self.note = note.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Complains about what no courier could find.
  ///
  /// - Throws: `OrderError.invalidDelivery`.
  package func validate() throws(OrderError) {
    guard Line.isUsable(recipient, atMost: 80) else { throw .invalidDelivery(.recipient) }
    guard Line.isUsable(address, atMost: 200) else { throw .invalidDelivery(.address) }
    guard Line.isHarmless(note, atMost: 140) else { throw .invalidDelivery(.note) }
  }

  /// What can be wrong.
  package enum Field: String, Sendable, Hashable {
    case recipient, address, note
  }
}
