/// What `strata add` can write.
package enum AddedKind: String, Sendable, CaseIterable {
  case entity
  case useCase = "use-case"
  case repository
  case dataSource = "data-source"
  case screen
  case feature
  case double
  case test
}
