/// Where the flow can lead from the list.
package enum UsersDestination: Hashable, Sendable {
  case user(id: Int)
}
