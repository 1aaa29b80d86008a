public import Observation

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { unavailable() }
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { unavailable() }

  public var wrappedValue: Value { unavailable() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { unavailable() }
    set { unavailable() }
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { unavailable() }

  nonisolated public func environment<T>(
    _ object: T?
  ) -> some View where T: AnyObject, T: Observable { unavailable() }
}
