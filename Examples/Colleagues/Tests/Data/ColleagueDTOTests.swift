import Foundation
import Testing

@testable import Colleagues

@Suite("A colleague of the server")
struct ColleagueDTOTests {
  @Test("becomes one of Domain")
  func mapping() throws {
    let json = """
      {"id": "00000000-0000-0000-0000-000000000007", "name": "Mira", "active": true,
       "lastSeen": {"lat": 52.5208, "lon": 13.4094, "at": 1800000000}}
      """
    let colleague = try JSONDecoder().decode(ColleagueDTO.self, from: Data(json.utf8)).toDomain()
    #expect(colleague.name == "Mira")
    #expect(colleague.email == nil)
    #expect(colleague.isActive)
    #expect(colleague.lastSighting == Sighting(location: berlin, date: noon))
  }
}
