import StrataCode
import StrataModel
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("Where a new file belongs")
struct NewFolderTests {
  /// Each path as an empty file; a text of a manifest where there is one.
  private func codebase(_ paths: String..., manifest: String? = nil) -> Codebase {
    let files = paths.map { (path: $0, text: "struct \($0.lastComponent.dropLast(6)) {}\n") }
    let manifests = manifest.map { [(path: "Package.swift", text: $0)] } ?? []
    return Codebase(of: InMemoryCodebase(manifests + files).workspace)
  }

  private func folder(
    beside path: String, from old: String, to new: String, asked: String? = nil,
    in codebase: Codebase
  ) throws -> String {
    let file = try #require(codebase.index(ofFile: path))
    return try NewFolder(beside: file, in: codebase).place(
      from: old, to: new, NewFolder.Wish(folder: asked, isByModel: true)
    ).folder
  }

  private func package(_ targets: String...) -> String {
    let all = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [\(all)])
      """
  }

  @Test func aFolderThatIsCalledAfterTheSubjectIsCalledAfterTheNewOne() throws {
    let shop = codebase(
      "App/Orders/OrderView.swift", "App/Orders/OrderModel.swift", "App/Users/UserView.swift")
    #expect(
      try folder(beside: "App/Orders/OrderView.swift", from: "Order", to: "Invoice", in: shop)
        == "App/Invoices")
  }

  @Test func theFileSaysWhetherItIsAboutSeveral() throws {
    let shop = codebase(
      "App/Orders/OrdersView.swift", "App/Orders/OrdersModel.swift", "App/User/UserView.swift")
    let model = try #require(shop.index(ofFile: "App/Orders/OrdersView.swift"))
    let folder = try NewFolder(beside: model, in: shop).place(
      from: "Order", to: "Filter", NewFolder.Wish(), called: "FiltersView.swift"
    ).folder
    #expect(folder == "App/Filters")
  }

  @Test func aFolderThatIsCalledAfterAKindStays() throws {
    let shop = codebase("App/Views/OrderView.swift", "App/Models/OrderModel.swift")
    #expect(
      try folder(beside: "App/Views/OrderView.swift", from: "Order", to: "Invoice", in: shop)
        == "App/Views")
  }

  @Test func theAskedFolderIsTakenUnlessItIsOutside() throws {
    let shop = codebase("App/Views/OrderView.swift", "App/Models/OrderModel.swift")
    let beside = "App/Views/OrderView.swift"
    #expect(
      try folder(beside: beside, from: "Order", to: "Invoice", asked: "./Other", in: shop)
        == "Other")
    for outside in ["/tmp", "App/../../x"] {
      #expect(throws: AddError.self) {
        try folder(beside: beside, from: "Order", to: "Invoice", asked: outside, in: shop)
      }
    }
  }

  @Test func severalThatShareAWordSayMoreThanTheModel() throws {
    let shop = codebase(
      "App/Order/OrderView.swift", "App/Payment/CardPaymentView.swift",
      "App/Payment/CashPaymentView.swift", "App/Order/OrderModel.swift")
    #expect(
      try folder(beside: "App/Order/OrderView.swift", from: "Order", to: "GiftPayment", in: shop)
        == "App/Payment")
    // Where nothing shares a word, the model decides.
    #expect(
      try folder(beside: "App/Order/OrderView.swift", from: "Order", to: "Invoice", in: shop)
        == "App/Invoice")
  }

  @Test func kindredFilesAreOfTheSamePart() throws {
    let shop = codebase(
      "App/Order/OrderView.swift", "App/Payment/CardPaymentView.swift",
      "App/Payment/CashPaymentView.swift", "App/Payment/CardPaymentModel.swift",
      "App/Payment/CashPaymentModel.swift", "App/Order/BadgeView.swift")
    let model = try #require(shop.index(ofFile: "App/Order/OrderView.swift"))
    let kin = KindredFiles(of: model, about: "Order", to: "GiftPayment", in: shop)
    // A badge is a piece of something: it has no other part. The nearest come first.
    #expect(kin.all.map(\.subject) == ["CardPayment", "CashPayment", "Order"])
    #expect(kin.subjects == ["Order", "CardPayment", "CashPayment"])
    #expect(kin.shares("App/Payment", with: "GiftPayment"))
    #expect(!kin.shares("App/Payment", with: "Gift"))
    #expect(!kin.shares("App/Order", with: "GiftOrder"))
  }

  @Test func mostSayWhereAThingLiesThatIsLikeNone() throws {
    let shop = codebase(
      "App/Start/StartView.swift", "App/Start/StartModel.swift",
      "App/Screens/Order/OrderView.swift", "App/Screens/Order/OrderModel.swift",
      "App/Screens/User/UserView.swift", "App/Screens/User/UserModel.swift")
    #expect(
      try folder(beside: "App/Start/StartView.swift", from: "Start", to: "Invoice", in: shop)
        == "App/Screens/Invoice")
  }

  @Test(arguments: [
    ("Web Page", "Sign Up"), ("web-page", "sign-up"), ("Web_Page", "Sign_Up"),
    ("WebPage", "SignUp"),
  ])
  func aFolderIsSpelledAsTheOthers(_ old: String, _ new: String) throws {
    let shop = codebase("App/\(old)/WebPageView.swift", "App/Order/OrderView.swift")
    #expect(
      try folder(beside: "App/\(old)/WebPageView.swift", from: "WebPage", to: "SignUp", in: shop)
        == "App/\(new)")
  }

  @Test func theSpellingOfOtherFoldersIsTaken() throws {
    let shop = codebase(
      "App/Order/OrderView.swift", "App/Order/OrderModel.swift", "App/Web Page/WebPageView.swift",
      "App/Web Page/WebPageModel.swift")
    #expect(
      try folder(beside: "App/Order/OrderView.swift", from: "Order", to: "SignUp", in: shop)
        == "App/Sign Up")
  }

  @Test func aFolderMayBeCalledAfterTheRestOfAName() throws {
    let shop = codebase(
      "App/Page/Detail/PageDetailView.swift", "App/Page/Detail/PageDetailModel.swift",
      "App/User/UserView.swift", "App/List/OrderListView.swift", "App/List/UserListView.swift")
    #expect(
      try folder(
        beside: "App/Page/Detail/PageDetailView.swift", from: "PageDetail", to: "PageEdit", in: shop
      )
        == "App/Page/Edit")
    // Where others are called otherwise, it is no rest.
    #expect(
      try folder(
        beside: "App/List/OrderListView.swift", from: "OrderList", to: "OrderDetail", in: shop)
        == "App/List")
  }

  @Test func aFileThatIsCalledAfterItsSubjectAloneHasNoKin() throws {
    let shop = codebase("App/Order.swift", "App/User.swift")
    let model = try #require(shop.index(ofFile: "App/Order.swift"))
    let kin = KindredFiles(of: model, about: "Order", to: "Invoice", in: shop)
    #expect(kin.all.map(\.subject) == ["Order"])
    #expect(kin.subjects.isEmpty)
  }

  @Test func aModuleOfTheNewSubjectTakesTheFile() throws {
    let shop = codebase(
      "Sources/OrderFeature/Views/OrderView.swift", "Sources/OrderFeature/OrderModel.swift",
      "Sources/InvoiceFeature/InvoiceModel.swift",
      manifest: package("OrderFeature", "InvoiceFeature"))
    let model = try #require(shop.index(ofFile: "Sources/OrderFeature/Views/OrderView.swift"))
    let place = try NewFolder(beside: model, in: shop).place(
      from: "Order", to: "Invoice", NewFolder.Wish())
    #expect(place.folder == "Sources/InvoiceFeature/Views")
    #expect(place.modules == ["InvoiceFeature"])
    let other = try #require(
      OtherModule(
        than: ["OrderFeature"], in: "Sources/OrderFeature/Views", about: "Order", for: "Invoice",
        in: shop.workspace))
    #expect(other.name == "InvoiceFeature" && other.depth == 2)
  }

  @Test func aModuleThatNoManifestNamesIsNotMade() throws {
    let shop = codebase(
      "Sources/OrderFeature/Views/OrderView.swift", "Sources/OrderFeature/OrderModel.swift",
      manifest: package("OrderFeature"))
    let other = OtherModule(
      than: ["OrderFeature"], in: "Sources/OrderFeature/Views", about: "Order", for: "Invoice",
      in: shop.workspace)
    #expect(other == nil)
    #expect(
      try folder(
        beside: "Sources/OrderFeature/Views/OrderView.swift", from: "Order", to: "Invoice",
        in: shop) == "Sources/OrderFeature/Views")
  }

  @Test func aModuleThatIsAboutSomethingElseKeepsItsFiles() {
    let shop = codebase(
      "Sources/Screens/OrderView.swift", "Sources/InvoiceFeature/InvoiceModel.swift",
      manifest: package("Screens", "InvoiceFeature"))
    let other = OtherModule(
      than: ["Screens"], in: "Sources/Screens", about: "Order", for: "Invoice",
      in: shop.workspace)
    #expect(other == nil)
  }

  @Test func whereSiblingsDisagreeSomebodyHasToSay() throws {
    let paths = [
      "App/Shop/OrderView.swift", "App/Shop/OrderModel.swift", "App/Club/UserView.swift",
      "App/Club/UserModel.swift",
    ]
    func place(_ more: [String], _ wish: NewFolder.Wish = NewFolder.Wish()) throws -> String {
      let files = (paths + more).map {
        (path: $0, text: "struct \($0.lastComponent.dropLast(6)) {}\n")
      }
      let codebase = Codebase(of: InMemoryCodebase(files).workspace)
      let model = try #require(codebase.index(ofFile: paths[2]))
      return try NewFolder(beside: model, in: codebase).place(
        from: "User", to: "Invoice", wish, called: "InvoiceView.swift"
      ).folder
    }
    #expect(
      throws: AddError.undecidedFolder(
        of: "InvoiceView.swift",
        [.init(path: "App/Club", files: 1), .init(path: "App/Shop", files: 1)])
    ) { try place([]) }
    #expect(try place([], NewFolder.Wish(isByModel: true)) == "App/Club")
    #expect(try place([], NewFolder.Wish(folder: "App/Shop")) == "App/Shop")
    #expect(try place(["App/Shop/DishView.swift", "App/Shop/DishModel.swift"]) == "App/Shop")
    // Another spelling is no other place.
    #expect(try place(["App/Clubs/DishView.swift", "App/Clubs/DishModel.swift"]) == "App/Club")
  }

  @Test func ofSeveralFoldersOneThatIsThereAndCalledAfterItTakesIt() throws {
    func place(_ paths: [String]) throws -> String {
      let files = paths.flatMap { ["\($0)View.swift", "\($0)Model.swift"] }.map {
        (path: $0, text: "struct \($0.lastComponent.dropLast(6)) {}\n")
      }
      let codebase = Codebase(of: InMemoryCodebase(files).workspace)
      let model = try #require(codebase.index(ofFile: paths[0] + "View.swift"))
      return try NewFolder(beside: model, in: codebase).place(
        from: "User", to: "Invoice", NewFolder.Wish(), called: "InvoiceView.swift"
      ).folder
    }
    let own = ["App/User/User", "App/Order/Order"]
    let shared = ["App/Shop/Dish", "App/Shop/Menu", "App/Club/Guest", "App/Club/Event"]
    #expect(try place(own + shared + ["App/Invoice/Tax"]) == "App/Invoice")
    // One that is not there yet is as good as where the others lie.
    #expect(throws: AddError.self) { try place(own + shared) }
  }

  @Test func aPartGoesBesideThePartnersOfTheWantedFolder() throws {
    let files = ["View", "ViewModel"].flatMap { part in
      ["Menu", "Orders"].map { "App/\($0)/\(part)/\($0)List\(part).swift" }
    }.map { (path: $0, text: "struct \($0.lastComponent.dropLast(6)) {}\n") }
    let codebase = Codebase(of: InMemoryCodebase(files).workspace)
    func place(_ part: String, in folder: String) throws -> String {
      let model = try #require(codebase.index(ofFile: "App/Orders/\(part)/OrdersList\(part).swift"))
      return try NewFolder(beside: model, in: codebase).place(
        from: "OrdersList", to: "Receipt", NewFolder.Wish(folder: folder),
        called: "Receipt\(part).swift"
      ).folder
    }
    #expect(try place("View", in: "App/Menu/View") == "App/Menu/View")
    #expect(try place("ViewModel", in: "App/Menu/View") == "App/Menu/ViewModel")
    #expect(try place("ViewModel", in: "App/Common") == "App/Common")
  }
}
