import FoodDomain
import FoodTesting
import Testing

@Suite("A wallet")
struct WalletTests {
  @Test("knows a PayPal account by its address, however that is typed")
  func account() throws {
    let account = PayPalAccount(email: " Ada@Example.org\n")
    #expect(account == PayPalAccount(email: "ada@example.org"))
    try Wallet.payPal(account).validate()
  }

  @Test(
    "has no account without an address", arguments: ["", "ada", "ada@", "@b.org", "a@b", "a b@c.d"])
  func noAccount(_ email: String) {
    #expect(throws: PaymentError.invalidAccount) {
      try Wallet.payPal(PayPalAccount(email: email)).validate()
    }
  }

  @Test("of the device needs no account")
  func applePay() throws {
    try Wallet.applePay.validate()
  }

  @Test("is asked for nothing where it cannot have the account")
  func nothingAsked() async throws {
    let steps = Recording<String>()
    let place = PlaceOrder(
      stock: FakeStockRepository { _ in
        await steps.record("stock")
        return [.sample()]
      }, orders: FakeOrderRepository(),
      payments: FakePaymentService { _ in throw NoAnswer() }, taxes: RegionalTaxes.reduced,
      notifier: RecordingNotifier(), now: { .sample() })
    await #expect(throws: PaymentError.invalidAccount) {
      try await place.place(
        .sample(try .sample(), paying: .wallet(.payPal(PayPalAccount(email: "nobody")))))
    }
    #expect(await steps.events.isEmpty)
  }

  @Test("shows nothing of what proves an approval")
  func secret() {
    let approval = WalletApproval(method: .payPal, token: "secret-token")
    var dumped = ""
    dump(PaymentDetails.approved(approval), to: &dumped)
    for text in ["\(approval)", String(reflecting: approval), "\([approval])", dumped] {
      #expect(!text.contains("secret-token"))
    }
    #expect("\(approval)" == "approval in payPal")
  }
}
