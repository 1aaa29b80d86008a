import FoodDomain
import Foundation
import NIOHTTP1

/// Somebody who browses, orders, looks whether it comes, and begins again.
struct Shopper {
  let port: Int
  let town: Town
  let report: LoadReport
  let think: Duration
  private let email: String
  private var connection: LoadConnection?
  private var token: String?

  init(email: String, port: Int, town: Town, report: LoadReport, think: Duration) {
    self.email = email
    self.port = port
    self.town = town
    self.report = report
    self.think = think
  }

  /// Makes an account, or logs in with one that is there.
  mutating func begin(withAccount exists: Bool) async throws {
    if exists {
      try await logIn()
    } else {
      let body = """
        {"name": "Ada", "email": "\(email)", "password": "\(Accounts.password)",
         "address": "1 Main Street"}
        """
      token = try await session(LoadRequest(.POST, "/accounts", body), as: .account)
    }
  }

  private mutating func logIn() async throws {
    let body = #"{"email": "\#(email)", "password": "\#(Accounts.password)"}"#
    token = try await session(LoadRequest(.POST, "/sessions", body), as: .account)
  }

  /// Goes on until the time is over, and ends what was begun.
  mutating func shop(until end: ContinuousClock.Instant) async throws {
    try await Task.sleep(for: think * Double.random(in: 0...1))
    while ContinuousClock.now < end {
      try await expect(200, of: LoadRequest(.GET, "/restaurants"), as: .browse)
      guard let place = town.restaurants.randomElement()?.restaurant else { return }
      try await expect(200, of: LoadRequest(.GET, "/restaurants/\(place.id)/menu"), as: .browse)
      let order = try await PlannedOrder(in: town)
      if try await send(order) {
        try await expect(
          200, of: LoadRequest(.GET, "/orders/\(order.id)", token: token), as: .look)
      }
      if Int.random(in: 1...200) == 1 { try await comeBack() }
    }
    try await connection?.close()
  }

  /// Logs out and in again.
  private mutating func comeBack() async throws {
    try await expect(204, of: LoadRequest(.DELETE, "/sessions", token: token), as: .look)
    try await logIn()
  }

  private mutating func send(_ order: PlannedOrder) async throws -> Bool {
    let request = LoadRequest(
      .POST, "/orders", order.body, token: token, key: order.id.uuidString)
    let answer = try await answer(to: request, as: .order)
    if answer.status == 201 || answer.status == 200 {
      report.acknowledge(order)
      return true
    }
    if answer.status == 409, order.isForLastPieces, answer.text.contains("\"out_of_stock\"") {
      report.countSoldOut()
    } else {
      report.complain("POST /orders \(answer.status) \(answer.text)")
    }
    return false
  }

  private mutating func expect(
    _ status: Int, of request: LoadRequest, as kind: LoadReport.Kind
  ) async throws {
    let answer = try await answer(to: request, as: kind)
    // Logged out before the connection was lost, a session is not there any more.
    if answer.status == status || (request.method == .DELETE && answer.status == 401) { return }
    report.complain("\(request.method) \(request.path) \(answer.status) \(answer.text)")
  }

  private mutating func session(
    _ request: LoadRequest, as kind: LoadReport.Kind
  ) async throws -> String? {
    while true {
      let answer = try await answer(to: request, as: kind)
      if answer.status == 503, let seconds = answer.retryAfter {
        // Too many hash passwords: it says when to come back.
        report.countPostponed()
        try await Task.sleep(for: .seconds(Double(seconds) * .random(in: 1...3)))
        continue
      }
      let token = try? JSONDecoder().decode(SessionText.self, from: Data(answer.text.utf8)).token
      if token == nil { report.complain("\(request.path) \(answer.status) \(answer.text)") }
      return token
    }
  }

  /// Asks until there is an answer, over as many connections as it takes.
  private mutating func answer(
    to request: LoadRequest, as kind: LoadReport.Kind
  ) async throws -> LoadAnswer {
    if kind != .account { try await Task.sleep(for: think * Double.random(in: 0.5...1.5)) }
    while true {
      do {
        let open: LoadConnection
        if let connection { open = connection } else { open = try await .open(port: port) }
        connection = open
        let start = ContinuousClock.now
        let answer = try await open.send(request)
        report.count(kind, start.duration(to: .now))
        return answer
      } catch {
        try Task.checkCancellation()
        connection = nil
        report.countLostConnection()
        try await Task.sleep(for: .milliseconds(Int.random(in: 50...250)))
      }
    }
  }
}

/// What logging in answers.
private struct SessionText: Decodable {
  let token: String
}
