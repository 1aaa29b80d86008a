import StrataModel
import Testing

@Suite struct RolesTests {
  @Test("every role has a place of its own in a set")
  func slots() {
    for role in Role.allCases {
      let only: Roles = [role]
      #expect(Role.allCases.filter(only.contains) == [role])
    }
  }

  @Test("a set says its roles by name, however they came in")
  func order() {
    var roles: Roles = [.viewModel, .container, .entity]
    roles.insert(.dto)
    roles.remove(.entity)
    #expect(roles.sorted() == [.container, .dto, .viewModel])
    #expect(roles.subtracting([.dto, .view]) == [.container, .viewModel])
    #expect(!roles.isSubset(of: [.dto, .container]))
  }
}
