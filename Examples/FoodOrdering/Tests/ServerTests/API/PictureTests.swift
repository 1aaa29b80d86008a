import Foundation
import Testing

/// Pictures of what there is to eat.
struct PictureTests {
  @Test func `every picture of a menu is where the menu says`() async throws {
    try await TestServer.use { server in
      let api = server.api
      let restaurants = try await api.send("GET", "/restaurants")
      var pictures: Set<String> = []
      for number in 0..<(try #require(restaurants.count("restaurants"))) {
        let id = try #require(restaurants["restaurants", "\(number)", "id"])
        let menu = try await api.send("GET", "/restaurants/\(id)/menu")
        for item in 0..<(try #require(menu.count("items"))) {
          if let picture = menu["items", "\(item)", "picture"] { pictures.insert(picture) }
        }
      }
      #expect(pictures.count == 10)
      let here = "http://127.0.0.1:\(api.port)"
      for picture in pictures {
        #expect(picture.hasPrefix("\(here)/pictures/"))
        let answer = try await api.send("GET", String(picture.dropFirst(here.count)))
        #expect(answer.status == 200)
        #expect(answer.header("Content-Type") == "image/png")
        #expect(answer.header("Cache-Control") == "public, max-age=86400")
        #expect(answer.data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      }
    }
  }

  @Test(arguments: [
    "none.png", "seed.json", "..%2Fseed.json", "%2e%2e%2fseed.json", "..", "soup.png%00", "soup",
  ])
  func `nothing else is handed out`(_ name: String) async throws {
    try await TestServer.use { server in
      let answer = try await server.api.send("GET", "/pictures/\(name)")
      #expect(answer.status == 404)
      #expect(answer.header("Cache-Control") == "no-store")
      expectNoLeak(answer)
    }
  }

  @Test func `a dish without a picture is a dish`() async throws {
    try await TestServer.use { server in
      try server.change("UPDATE menu_items SET picture = NULL")
      let menu = try await server.api.send("GET", "/restaurants/\(Dish.roast.restaurant)/menu")
      #expect(menu.status == 200)
      #expect(menu["items", "0", "picture"] == nil && menu["items", "0", "name"] == "Obatzda")
    }
  }
}
