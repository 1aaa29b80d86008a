import FoodDomain
import FoodTesting
import Testing

/// What nobody may type where one line is asked for.
private let harmful = [
  "Ada\nByron", "Ada\tByron", "Ada\u{0}Byron", "Ada\u{1B}[31mByron", "Ada\u{7F}", "Ada\u{85}Byron",
  "Ada\u{2028}Byron", "Ada\u{2029}Byron", "Ada\u{202E}noryB", "\u{202A}Ada", "\u{202B}Ada",
  "\u{202C}Ada", "\u{202D}Ada", "\u{2066}Ada", "\u{2067}Ada", "\u{2068}Ada", "Ada\u{2069}",
  "Ada\u{FFFFF}\u{E0080}",
]

private func registration(
  name: String = "Ada Byron", email: String = "ada@example.org",
  password: String = "correct horse", address: String = "Kantstraße 40, Berlin"
) -> Registration {
  Registration(name: name, email: email, password: password, address: address)
}

@Suite("A registration")
struct RegistrationTests {
  @Test(
    "takes names of people",
    arguments: [
      "Ada", "Ó", "李小龍", "Renée O'Connor-Müller", "محمد", "👩‍🍳 Ada", "  Ada  ", "Robert'); DROP",
      "<b>Ada</b>", String(repeating: "ü", count: 80), String(repeating: "😀", count: 80),
    ])
  func goodName(_ name: String) throws {
    try registration(name: name).validate()
  }

  @Test(
    "takes no name that is none, too long, or more than a line",
    arguments: ["", " ", "\n", String(repeating: "x", count: 81)] + harmful)
  func badName(_ name: String) {
    #expect(throws: AccountError.invalidName) { try registration(name: name).validate() }
  }

  @Test("takes no name that hides megabytes in a few characters")
  func heavyName() {
    let name = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(name.count == 1)
    #expect(throws: AccountError.invalidName) { try registration(name: name).validate() }
  }

  @Test(
    "takes addresses that mail can be sent to",
    arguments: [
      "ada@example.org", "ADA@Example.ORG", " ada@example.org\n", "a@b.c", "a.b+c@d.e.f",
      "ada@bücher.example", "o'hara@example.org",
      String(repeating: "x", count: 108) + "@example.org",
    ])
  func goodEmail(_ email: String) throws {
    try registration(email: email).validate()
  }

  @Test(
    "takes no other ones",
    arguments: [
      "", "ada", "@", "@example.org", "ada@", "ada@example", "ada@.org", "ada@example.",
      "ada@example..org", "ada@@example.org", "ada@b@example.org", "ada byron@example.org",
      "ada@exam ple.org", "ada@example.org\u{0}", "ada\n@example.org", "ada\u{202E}@example.org",
      "ada@example.org\r\nBcc: all@example.org", "ada\u{A0}@example.org",
      String(repeating: "x", count: 109) + "@example.org",
    ])
  func badEmail(_ email: String) {
    #expect(throws: AccountError.invalidEmail) { try registration(email: email).validate() }
  }

  @Test("makes one account of one address, however it is typed")
  func oneEmail() {
    #expect(registration(email: " ADA@Example.org ").credentials.email == "ada@example.org")
    #expect(Credentials(email: "Ada@EXAMPLE.org\n", password: "").email == "ada@example.org")
  }

  @Test(
    "takes passwords of 8 to 128 characters, as they are",
    arguments: [
      "12345678", "        ", "correct horse", "пароль пароль", "👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳",
      String(repeating: "x", count: 128),
    ])
  func goodPassword(_ password: String) throws {
    try registration(password: password).validate()
    #expect(registration(password: password).credentials.password == password)
  }

  @Test(
    "takes no shorter and no longer ones",
    arguments: ["", "1234567", "👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳👩‍🍳", String(repeating: "x", count: 129)])
  func badPassword(_ password: String) {
    #expect(throws: AccountError.weakPassword) {
      try registration(password: password).validate()
    }
  }

  @Test("takes addresses of up to 200 characters", arguments: ["Here 1", "10 Downing St · 2F"])
  func goodAddress(_ address: String) throws {
    try registration(address: address).validate()
    try registration(address: String(repeating: "ß", count: 200)).validate()
  }

  @Test(
    "takes no address that is none, too long, or more than a line",
    arguments: ["", "  ", String(repeating: "x", count: 201)] + harmful)
  func badAddress(_ address: String) {
    #expect(throws: AccountError.invalidAddress) {
      try registration(address: address).validate()
    }
  }

  @Test("complains about the first thing that is wrong")
  func first() {
    #expect(throws: AccountError.invalidName) {
      try registration(name: "", email: "", password: "", address: "").validate()
    }
    #expect(throws: AccountError.invalidEmail) {
      try registration(email: "", password: "", address: "").validate()
    }
    #expect(throws: AccountError.weakPassword) {
      try registration(password: "", address: "").validate()
    }
  }
}

@Suite("A delivery")
struct DeliveryDetailsTests {
  @Test("is good at the limits, without blanks around")
  func good() throws {
    try DeliveryDetails(
      recipient: String(repeating: "x", count: 80), address: String(repeating: "y", count: 200),
      note: String(repeating: "z", count: 140)
    ).validate()
    let details = DeliveryDetails(recipient: " Ada ", address: "\nHere 1\n", note: "  ")
    try details.validate()
    #expect(details == DeliveryDetails(recipient: "Ada", address: "Here 1"))
  }

  @Test("needs somebody to be brought to", arguments: ["", String(repeating: "x", count: 81)])
  func recipient(_ text: String) {
    #expect(throws: OrderError.invalidDelivery(.recipient)) {
      try DeliveryDetails(recipient: text, address: "Here 1").validate()
    }
  }

  @Test("needs a place to be brought to", arguments: [" ", String(repeating: "x", count: 201)])
  func address(_ text: String) {
    #expect(throws: OrderError.invalidDelivery(.address)) {
      try DeliveryDetails(recipient: "Ada", address: text).validate()
    }
  }

  @Test("has a short note, if any")
  func note() {
    #expect(throws: OrderError.invalidDelivery(.note)) {
      try DeliveryDetails(
        recipient: "Ada", address: "Here 1", note: String(repeating: "x", count: 141)
      ).validate()
    }
  }

  @Test("has nothing that breaks or hides lines", arguments: harmful)
  func harmless(_ text: String) {
    #expect(throws: OrderError.invalidDelivery(.recipient)) {
      try DeliveryDetails(recipient: text, address: "Here 1").validate()
    }
    #expect(throws: OrderError.invalidDelivery(.address)) {
      try DeliveryDetails(recipient: "Ada", address: text).validate()
    }
    #expect(throws: OrderError.invalidDelivery(.note)) {
      try DeliveryDetails(recipient: "Ada", address: "Here 1", note: text).validate()
    }
  }
}
