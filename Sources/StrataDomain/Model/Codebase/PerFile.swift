/// Something of each file, by index; who looks at it is noted where somebody wants to know.
package struct PerFile<Value: Sendable>: Sendable {
  @usableFromInline let values: [Value]
  @usableFromInline let aspect: PartSet.Aspect
  @usableFromInline let onlooker: Onlooker?

  init(_ values: [Value], _ aspect: PartSet.Aspect, _ onlooker: Onlooker?) {
    self.values = values
    self.aspect = aspect
    self.onlooker = onlooker
  }

  @inlinable package subscript(file: Int) -> Value {
    _read {
      onlooker?.look(at: aspect, of: file)
      yield values[file]
    }
  }
}
