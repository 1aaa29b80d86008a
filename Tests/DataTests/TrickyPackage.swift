/// A package in which the same names mean many things; it compiles as it stands.
let trickyPackage = #"""
  //- Package.swift
  // swift-tools-version: 6.0
  import PackageDescription
  let package = Package(name: "tricky", targets: [
    .target(name: "Kit"), .target(name: "Other"), .target(name: "Shop", dependencies: ["Kit"]),
    .target(name: "App", dependencies: ["Kit", "Shop", "Other"]),
  ], swiftLanguageModes: [.v5])
  //- Sources/Kit/Kit.swift
  public protocol Store<Item> {
    associatedtype Item
    associatedtype Key: Hashable
    func all() -> [Item]
  }
  public protocol Named { var name: String { get } }
  public struct Box<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
    public struct Inner { public init() {} }
    public typealias Pair = (Value, Value)
  }
  public struct Order: Named { public var name = ""; public var total = Money(0); public init() {}
    public enum Status { case open, Closed }
    public struct Line { public init() {} ; public static let empty = Line() }
  }
  public struct Money: Comparable, AdditiveArithmetic {
    public var cents: Int
    public init(_ cents: Int) { self.cents = cents }
    public static let zero = Money(0)
    public static func < (a: Money, b: Money) -> Bool { a.cents < b.cents }
    public static func + (a: Money, b: Money) -> Money { Money(a.cents + b.cents) }
    public static func - (a: Money, b: Money) -> Money { Money(a.cents - b.cents) }
  }
  @resultBuilder public enum ListBuilder {
    public static func buildBlock<T>(_ parts: T...) -> [T] { parts }
    public static func buildOptional<T>(_ part: [T]?) -> [T] { part ?? [] }
  }
  @propertyWrapper public struct Stored<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var projectedValue: Box<Value> { Box(wrappedValue) }
    public struct Policy { public static var always: Policy { Policy() } }
  }
  infix operator <+>
  public func <+> (a: Order, b: Order.Line) -> Order { a }
  public enum Failure: Error { case first, second(Order) }
  open class Base { public init() {}; public typealias Row = Order.Line; open class Nested { public init() {} } }
  public typealias Orders = [Order]
  public typealias Handler = (Order) -> Money
  //- Sources/Other/Other.swift
  public struct Order { public init() {} ; public struct Tag { public init() {} } }
  public struct Token { public init() {} }
  public protocol Service { associatedtype Response }
  //- Sources/Shop/Shop.swift
  import Kit
  public struct Status { public init() {} }
  public struct Token { public init() {} }
  public final class MemoryStore: Store {
    public typealias Item = Order
    public typealias Key = Int
    public init() {}
    public func all() -> [Item] { [] }
    func first(_ key: Key) -> Item? { nil }
  }
  public struct GenericStore<Item: Named>: Store where Item: Sendable {
    public typealias Key = String
    public func all() -> [Item] { [] }
  }
  extension Order {
    public struct Draft { public var lines: [Line]; public var status: Status; public init() { lines = []; status = .open } }
    public func with(_ status: Status) -> Draft { Draft() }
  }
  extension Order.Draft: Named { public var name: String { String(describing: Self.self) } }
  extension Box where Value == Order {
    public func ship() -> Order.Status { .Closed }
    public static func make() -> Box<Order> { Self(Order()) }
  }
  extension Box: Equatable where Value: Equatable { public static func == (a: Box, b: Box<Value>) -> Bool { true } }
  extension Array where Element == Order { public var total: Money { reduce(Money.zero) { $0 + $1.total } } }
  extension Array { public struct Window { public init() {} ; public func inner() -> Window { Window() } } }
  extension Store where Item == Order, Key == Int { public func value() -> Item? { all().first } }
  extension Store { public typealias Batch = [Item]; public func batch() -> Batch { all() } }
  class Child: Base {
    func row() -> Row { Row() }
    func nested() -> Nested { Nested() }
    class Nested2: Nested {}
  }
  public enum Event { case placed(Order), paid(Money, by: Token), moved(Status) ; indirect case many([Event]) }
  //- Sources/App/App.swift
  import Kit
  import Shop
  import protocol Other.Service

  struct Feature<S: Store> where S.Item == Order {
    typealias Item = S.Item
    let store: S
    let any: any Store<Order>
    var keyed: [S.Key: Order.Status] = [:]
    func opaque() -> some Store<Order> { MemoryStore() }
    func generic<T: Named & Sendable>(_ value: T, as type: T.Type = T.self) -> (T, Order)? { nil }
    func map<Order>(_ order: Order) -> Order { order }
    func packs<each V: Named>(_ v: repeat each V) -> (repeat Box<each V>) { (repeat Box(each v)) }
  }
  struct Screen {
    @Stored var order = Order()
    @Stored<Money> var price: Money = .zero
    let path: KeyPath<Order, Money> = \Order.total
    let paths: [PartialKeyPath<Order>] = [\.total, \Order.total.cents, \Kit.Order.name]
    let policy = Stored<Int>.Policy.always
    let status: Kit.Order.Status = .open
    let tag: Status? = Status()
    var boxes: [Box<Order>.Inner] = []
    var lookup: [String: Order.Line] = [String: Order.Line]()
    var pairs: Box<Money>.Pair = (Money(1), Money(2))
    var handler: Handler = { (order: Order) -> Money in order.total }
    @ListBuilder func list() -> [Order] { Order(); Order() }
    func run() throws(Failure) {
      let line = Order() <+> Order.Line()
      let sum: Money = Money(1) + .zero
      _ = (line, sum)
      let local: Any = line
      if local is Order, let order = local as? Order { _ = order }
      switch local { case let x as Order.Line: _ = x; case is Money: break; default: break }
      do { throw Failure.first } catch Failure.second(let order) { _ = order } catch let e as Failure { throw e } catch {}
    }
    func inner() {
      struct Order { struct Line {} }
      enum Local { case one }
      _ = Order()
      _ = Order.Line()
      _ = Local.one
      typealias Money = Int
      let x: Money = 1
      _ = x
      func helper(_ o: Order) -> Kit.Order { Kit.Order() }
    }
      func closures() {
      let f: (Order.Status) -> Void = { status in switch status { case .open: break; case Order.Status.Closed: break } }
      f(Order.Status.Closed)
      let types: [Any.Type] = [Order.self, Order.Status.self, [Order].self, Box<Order>.self, (any Named).self]
      _ = types
      _ = Orders().map { (o: Order) in Order.Draft() }
        _ = Array<Order>.Window().inner()
      _ = Optional<Order.Line>.none
      _ = Order.Line?.none
      let m = Box<Order>.make().ship()
      _ = m
    }
    var event: Event = .placed(Order())
    func handle(_ e: Event) { switch e { case Event.placed(let o): _ = o; case .paid(let m, by: let t): let _: (Money, Token) = (m, t); case .moved(let s): let _: Status = s; case .many: break } }
    struct Client: Service { typealias Response = Order; struct Token {} ; func go(_ t: Token) -> Response { Order() } }
    subscript<K: Hashable>(key: K, order: Order = Order()) -> Box<K>? where K: Named { nil }
    var computed: Order { get { Order() } set { _ = newValue as Order } }
    lazy var lazyOrder: Order = { Order() }()
    static let shared: Screen = .init()
    init(order: Order = Order(), status: Order.Status = .open) { self.order = order }
    init() { self.init(order: Order()) }
  }
  extension Screen.Client { func token() -> Token { Token() } }
  extension Kit.Order: CustomStringConvertible { public var description: String { Line.empty is Line ? "" : "" } }
  extension Feature { struct State { var item: Item; var order: Order } ; func state() -> State? { nil } }
  extension Feature.State { func copy(_ s: Self) -> Self { s } }
  actor Worker { nonisolated func work(_ x: isolated Worker, y: sending Order, z: inout Order, w: borrowing Order, v: consuming Order, q: @escaping @Sendable (Order) async throws -> Money, r: Order...) {} }
  protocol Reader: Store where Item == Order { typealias Alias = Item; func read(_ k: Key) -> Alias }
  struct FileReader: Reader { typealias Key = Int; func read(_ k: Key) -> Alias { Order() }; func all() -> [Order] { [] } }
  func top(_ f: Feature<MemoryStore>.State?, g: MemoryStore.Batch) -> Feature<MemoryStore>.Item { Order() }
  struct Wrapper<Order> { let order: Order; struct Deep { let order: Order } }
  extension Wrapper { func get() -> Order { order } ; typealias Own = Kit.Order }
  extension Wrapper where Order == Kit.Order { func own() -> Own { Own() } }
  let global: Order = Order()
  let tuple: (Order, status: Order.Status) = (Order(), .open)
  func attr(@ListBuilder _ content: () -> [Order]) {}
  func useAttr() { attr { Order(); Order() } }
  func meta(_ t: Order.Type, p: any Named.Type, o: (any Named)?, c: Named & Sendable) {}
  @available(*, deprecated, renamed: "Order") typealias OldOrder = Order
  func old(_ o: OldOrder) {}
  #if DEBUG
  struct Debugging { let order: Order }
  #else
  struct Debugging { let token: Token }
  #endif
  func debug(_ d: Debugging) {}
  fileprivate struct Hidden0 { let order: Order }
  private func hidden(_ h: Hidden0) {}
  //- Sources/App/Second.swift
  import Other
  import class Kit.Base

  struct Hidden { let order: Order; let tag: Order.Tag; let token: Token }
  func hidden2(_ h: Hidden) -> Other.Order { Other.Order() }
  final class Sub: Base { func row(_ r: Row) -> Row { Row() } ; override init() { super.init() }
    enum `Type` { case a } ; let type: `Type` = .a }
  enum Kind { case Order(Token), Other ; func f() -> Kind { .Order(Token()) } ; func g() -> Kind { Kind.Order(Token()) } }
  """#
