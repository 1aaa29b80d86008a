/// Names that libraries for values that change give a file: they say which import explains them.
package enum ReactiveNames {
  /// The module that declares a name or attribute, and that an import of it alone gives; nil for another.
  package static func module(of name: String) -> String? {
    let root = String(name.prefix { $0 != "." })
    if combine.contains(root) { return "Combine" }
    return observation.contains(root) ? "Observation" : nil
  }

  /// Whether a name is one that RxSwift and its parts declare.
  package static func isRx(_ name: String) -> Bool {
    rx.contains(String(name.prefix { $0 != "." }))
  }

  /// The modules that hand on what RxSwift declares.
  package static let rxModules: Set<String> = ["RxSwift", "RxCocoa", "RxRelay"]

  package static let combine: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject", "Publisher", "Publishers", "Just", "Future", "Cancellable",
  ]
  /// Whether some names are Combine's: one that other libraries have, too, is Combine's only beside another
  /// of its names, or where a file imports nothing but what Apple ships.
  package static func areOfCombine(
    _ names: Set<String>, importing modules: Set<String>
  ) -> Bool {
    let own = names.intersection(combine)
    return !own.isSubset(of: shared)
      || !own.isEmpty && modules.isDisjoint(with: otherLibraries)
  }

  /// What libraries of promises and streams declare, too.
  private static let shared: Set<String> = ["Future", "Just", "Cancellable", "Publisher"]
  private static let otherLibraries: Set<String> = [
    "AsyncAlgorithms", "Bond", "BrightFutures", "FutureKit", "Hydra", "Moya", "NIO", "NIOCore",
    "OpenCombine", "PromiseKit", "Promises", "ReactiveKit", "ReactiveSwift", "RxSwift", "Then",
  ]
  private static let observation: Set<String> = ["Observable", "ObservationIgnored"]
  private static let rx: Set<String> = [
    "Observable", "DisposeBag", "PublishSubject", "BehaviorSubject", "ReplaySubject", "Single",
    "Maybe", "Completable", "Disposable", "Disposables", "CompositeDisposable", "SerialDisposable",
    "MainScheduler", "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler",
    "ObservableType", "AnyObserver", "Infallible", "RxSwift", "RxRelay", "PublishRelay",
    "BehaviorRelay", "ReplayRelay", "Driver", "Signal", "SharedSequence", "RxCocoa",
    "RxTimeInterval",
  ]
}
