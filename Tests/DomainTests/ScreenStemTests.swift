import Testing

@testable import StrataFeatures

@Suite("What a screen's names are about")
struct ScreenStemTests {
  @Test(arguments: [
    ("OrderListViewModel", "OrderList"), ("ScrapPageViewController", "Scrap"),
    ("MyPageViewModel", "MyPage"), ("MyPage", "MyPage"), ("MyPageEditView", "MyPageEdit"),
  ])
  func stem(name: String, stem: String) {
    #expect(ScreenExample.stem(of: name) == stem)
  }
}
