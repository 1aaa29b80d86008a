import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

@Suite("Wallets of the sandbox")
struct WalletTests {
  private static let ada = Wallet.payPal(PayPalAccount(email: "ada@example.org"))

  @Test("approve a payment for its order", arguments: [Wallet.applePay, ada])
  func approve(_ wallet: Wallet) async throws {
    let approval = try await WalletService.sandbox.approve(
      .cents(20_000), for: .sample(901), in: wallet)
    #expect(approval.method == wallet.method)
    #expect(approval.token.hasSuffix(UUID.sample(901).uuidString))
  }

  @Test(
    "decline what is too dear for Apple Pay, and some accounts of PayPal",
    arguments: [
      (Wallet.applePay, 20_001), (.payPal(PayPalAccount(email: "declined@example.org")), 1),
    ])
  func decline(_ wallet: Wallet, _ cents: Int) async {
    await #expect(throws: PaymentError.notApproved(wallet.method)) {
      try await WalletService.sandbox.approve(.cents(cents), for: .sample(901), in: wallet)
    }
  }

  @Test("are asked for the amount, the order and the account, each for its own")
  func request() async throws {
    let requests = Recording<String>()
    let wallets = WalletService(
      applePay: FakeWallet { request in
        await requests.record("applePay \(request.amount.amount) \(request.account ?? "-")")
        return WalletApprovalDTO(method: "applePay", token: request.orderID)
      },
      payPal: FakeWallet { request in
        await requests.record("payPal \(request.amount.amount) \(request.account ?? "-")")
        return WalletApprovalDTO(method: "payPal", token: request.orderID)
      })
    for wallet in [Wallet.applePay, Self.ada] {
      let approval = try await wallets.approve(.cents(1250), for: .sample(901), in: wallet)
      #expect(
        approval == WalletApproval(method: wallet.method, token: UUID.sample(901).uuidString))
    }
    #expect(await requests.events == ["applePay 12.5 -", "payPal 12.5 ada@example.org"])
  }

  @Test(
    "make no sense with an approval that is none",
    arguments: [("shells", "token"), ("payPal", "")])
  func unusable(_ method: String, _ token: String) async {
    let wallet = FakeWallet { _ in WalletApprovalDTO(method: method, token: token) }
    await #expect(throws: ServiceError.unusableAnswer) {
      try await WalletService(applePay: wallet, payPal: wallet)
        .approve(.cents(1), for: .sample(901), in: .applePay)
    }
  }
}

/// A wallet that answers as the test says.
private struct FakeWallet: WalletDataSource {
  let answer: @Sendable (WalletRequestDTO) async throws -> WalletApprovalDTO

  func approve(_ request: WalletRequestDTO) async throws -> WalletApprovalDTO {
    try await answer(request)
  }
}
