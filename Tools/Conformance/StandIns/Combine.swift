// What code that observes and publishes names most often, so that it compiles where there is no Combine.
public protocol ObservableObject: AnyObject {}

public protocol Cancellable {
  func cancel()
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public func cancel() {}
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {}
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> { made() }
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    made()
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    made()
  }
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    made()
  }
  public func flatMap<P: Publisher>(
    _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { made() }
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    made()
  }
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { made() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { AnyCancellable {} }
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on root: Root)
    -> AnyCancellable
  {
    AnyCancellable {}
  }
}

public enum Subscribers {
  public enum Completion<Failure: Error> { case finished, failure(Failure) }
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public var value: Output
  public init(_ value: Output) { self.value = value }
  public func send(_ value: Output) { self.value = value }
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public init(_ output: Output) {}
  public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E> { made() }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public init(error: Failure) {}
  public init(outputType: Output.Type, failure: Failure) {}
}

public struct Empty<Output, Failure: Error>: Publisher {
  public init(completeImmediately: Bool = true) {}
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  public init(_ fulfil: @escaping (@escaping Promise) -> Void) {}
}

@propertyWrapper public struct Published<Value> {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var wrappedValue: Value
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
}

func made<T>() -> T { fatalError("This is compiled and not run.") }
