public import Observation

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) { unavailable() }
  public init(initialValue value: Value) { unavailable() }

  public var wrappedValue: Value {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  public var projectedValue: Binding<Value> { unavailable() }
}

extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { unavailable() }

  public var wrappedValue: Value {
    get { unavailable() }
    nonmutating set { unavailable() }
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { unavailable() }
}

extension Binding: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { unavailable() }

  public var wrappedValue: Value {
    get { unavailable() }
    set { unavailable() }
  }

  public var projectedValue: Bindable<Value> { unavailable() }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { unavailable() }
}

extension Bindable: Sendable where Value: Sendable {}
