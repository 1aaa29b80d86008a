import StrataCode
import StrataFeatures
import StrataRules
import TestSupport
import Testing

@Suite("A check of what is not saved")
struct UnsavedCheckTests {
  private let codebase = InMemoryCodebase(
    MarkedSource(
      """
      //- Domain/Entities/Order.swift
      struct Order { let number: Int }
      //- Domain/UseCases/PlaceOrder.swift
      struct PlaceOrder { func run(_ order: Order) {} }
      //- Domain/UseCases/CancelOrder.swift
      struct CancelOrder { let screen: OrderScreen }
      //- Data/StoredOrders.swift
      import Foundation
      struct StoredOrders { let order: Order; let session: URLSession }
      //- Presentation/OrderScreen.swift
      import SwiftUI
      struct OrderScreen: View { var body: some View { Text("1") } }
      """))

  /// What is reported on a path over an overlay: files with rules.
  private func findings(
    at path: String, _ change: (inout Overlay) -> Void
  ) throws -> [String] {
    var request = CheckRequest(codebase: CodebaseRequest(path: path))
    change(&request.codebase.overlay)
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    return try check(request).findings.map { "\($0.location.file) \($0.rule)" }
  }

  private let placeOrder = "Domain/UseCases/PlaceOrder.swift"

  @Test func findsWhatTheTextSays() throws {
    let found = try findings(at: placeOrder) {
      $0.write(Array("struct PlaceOrder { let orders: StoredOrders }".utf8), to: placeOrder)
    }
    #expect(found == ["\(placeOrder) dependency.layer-reference"])
  }

  @Test func tellsNothingOfWhatWasThereElsewhere() throws {
    #expect(try findings(at: placeOrder) { $0.write([], to: placeOrder) }.isEmpty)
  }

  @Test func tellsWhatItCausesElsewhere() throws {
    let order = "Domain/Entities/Order.swift"
    let found = try findings(at: order) { overlay in
      overlay.write(Array("import UIKit\nstruct Item {}".utf8), to: order)
      overlay.write(
        Array("struct Order { let number: Int }".utf8), to: "Data/Models/Order.swift")
    }
    #expect(
      found == [
        "\(order) dependency.framework-in-domain", "\(placeOrder) dependency.layer-reference",
      ])
  }

  @Test func tellsWhatAnotherTypeOfTheNameMeansOnceItIsAlone() throws {
    var request = CheckRequest(codebase: CodebaseRequest(path: "Domain/Entities/Order.swift"))
    request.codebase.overlay.write([], to: "Domain/Entities/Order.swift")
    let twice = InMemoryCodebase(
      codebase.files + [("Data/Models/Orders.swift", "struct Order { let number: Int }")])
    let check = CheckArchitecture(judge: JudgeCodebase(reader: twice, text: twice))
    let result = try check(request)
    #expect(result.findings.map(\.location.file) == [placeOrder])
    #expect(result.caused == 1)
    #expect(result.findings[0].message.text(in: .english).hasSuffix(" since this change"))
  }

  @Test func saysThatAFileIsNew() throws {
    var request = CheckRequest(codebase: CodebaseRequest(path: "Domain/New.swift"))
    request.codebase.overlay.write([], to: "Domain/New.swift")
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    let warnings = try check(request).warnings.map { $0.text(in: .english) }
    #expect(warnings == ["'Domain/New.swift' is not saved yet, and judged as a new file"])
  }

  @Test func showsTheLinesOfTheText() throws {
    var request = CheckRequest(codebase: CodebaseRequest(path: placeOrder))
    let text = "\n\nstruct PlaceOrder { let orders: StoredOrders }"
    request.codebase.overlay.write(Array(text.utf8), to: placeOrder)
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    let result = try check(request)
    #expect(result.excerpts[placeOrder]?[3] == "struct PlaceOrder { let orders: StoredOrders }")
  }
}
