import Testing
import UsersDomain
import UsersTestSupport

@Suite("A page of users")
struct UsersPageTests {
  @Test("is followed by another while there are users left")
  func following() {
    #expect(UsersPage.sample(ids: 1...20, total: 21).next == 2)
    #expect(UsersPage.sample(ids: 21...40, number: 2, total: 50).next == 3)
  }

  @Test("is the last when all users were on it or before it")
  func last() {
    #expect(UsersPage.sample(ids: 1...20, total: 20).next == nil)
    #expect(UsersPage.sample(ids: 41...50, number: 3, total: 50).next == nil)
  }

  @Test("is the last when it is empty, whatever the total claims")
  func empty() {
    #expect(UsersPage(users: [], number: 2, limit: 20, total: 1_000).next == nil)
  }

  @Test("does not trip over numbers too large to multiply")
  func overflow() {
    let page = UsersPage(users: [.sample()], number: .max, limit: 2, total: .max)
    #expect(page.next == nil)
  }
}
