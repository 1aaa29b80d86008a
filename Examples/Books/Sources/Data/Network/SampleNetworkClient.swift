import Foundation

/// A library in memory that answers like a server, for when there is none.
actor SampleNetworkClient: NetworkClientProtocol {
  private let copies = ["978-1": 2, "978-2": 1, "978-3": 0, "978-4": 4]
  private var loans: [LoanDTO] = []

  func send(_ method: String, _ path: String, body: Data?) throws -> Data {
    let parts = path.split(separator: "/").map(String.init)
    switch (method, parts.first, parts.dropFirst().first) {
    case ("GET", "books", nil):
      return Data(Self.books.utf8)
    case ("GET", "books", let isbn?):
      let lent = loans.count { $0.isbn == isbn }
      return try JSONEncoder().encode(CopiesDTO(copies: (copies[isbn] ?? 0) - lent))
    case ("GET", "loans", _):
      return try JSONEncoder().encode(loans)
    case ("POST", "loans", _):
      loans.append(try JSONDecoder().decode(LoanDTO.self, from: body ?? Data()))
    case ("DELETE", "loans", let id?):
      loans.removeAll { $0.id.uuidString == id }
    default:
      throw NetworkError.status(404)
    }
    return Data()
  }

  private static let books = """
    [
      {"isbn": "978-1", "title": "The Salt Road", "author": "N. Amari", "genre": "novel"},
      {"isbn": "978-2", "title": "Tides and Moons", "author": "K. Lindqvist", "genre": "science"},
      {"isbn": "978-3", "title": "Small Hours", "author": "R. Ode", "genre": "poetry"},
      {"isbn": "978-4", "title": "Glass Bridges", "author": "M. Castellan", "genre": "novel"}
    ]
    """
}
