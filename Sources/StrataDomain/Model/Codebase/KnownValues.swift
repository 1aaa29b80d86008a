/// Values that one rule on one thread has asked for, where nobody notes what is looked at for them.
final class KnownValues: @unchecked Sendable {
  private var values: [Onlooker.Place: any Sendable] = [:]

  func value<Value: Sendable>(at place: Onlooker.Place, _ work: () -> Value) -> Value {
    if let known = values[place] as? Value { return known }
    let value = work()
    values[place] = value
    return value
  }
}
