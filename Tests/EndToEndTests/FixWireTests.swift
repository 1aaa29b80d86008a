import Foundation
import TestSupport
import Testing

/// Answers that Domain called after the wire.
@Suite("fixes of names of the wire")
struct FixWireTests: FixingSuite {
  private static let voucher = [
    "Domain/Entities/VoucherResponse.swift": """
    struct VoucherResponse: Decodable {
      let code: String

      enum CodingKeys: String, CodingKey { case code = "voucher_code" }
    }

    """,
    "Domain/Repositories/VoucherRepository.swift":
      "protocol VoucherRepository { func voucher() async throws -> VoucherResponse }\n",
    "Domain/UseCases/FindVoucherUseCase.swift": """
    struct FindVoucherUseCase {
      let vouchers: VoucherRepository
      func execute() async throws -> VoucherResponse? {
        let voucher = try await vouchers.voucher()
        return voucher.code.isEmpty ? nil : voucher
      }
    }

    """,
    "Data/DTO/OrderDTO.swift": "struct OrderDTO: Decodable { let id: Int }\n",
    "Data/Repositories/LiveVoucherRepository.swift": """
    import Foundation

    struct Client {
      func post<Body: Encodable, Answer: Decodable>(_ body: Body) async throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: JSONEncoder().encode(body))
      }
    }

    struct LiveVoucherRepository: VoucherRepository {
      let client: Client
      func voucher() async throws -> VoucherResponse {
        return try await client.post(["a"])
      }
    }

    """,
  ]

  @Test func anAnswerOfTheWireLeavesItsNameToTheDTO() throws {
    let repository = "Data/Repositories/LiveVoucherRepository.swift"
    let useCase = "Domain/UseCases/FindVoucherUseCase.swift"
    try expect(
      "separate-dto", of: shop(Self.voucher),
      becomes: changed([
        "Domain/Entities/VoucherResponse.swift": nil,
        "Domain/Entities/Voucher.swift": "struct Voucher {\n  let code: String\n}\n",
        "Data/DTO/VoucherResponse.swift": """
        struct VoucherResponse: Decodable {
          let code: String

          enum CodingKeys: String, CodingKey { case code = "voucher_code" }
        }

        extension VoucherResponse {
          func toDomain() -> Voucher {
            Voucher(code: code)
          }
        }

        """,
        "Domain/Repositories/VoucherRepository.swift":
          "protocol VoucherRepository { func voucher() async throws -> Voucher }\n",
        useCase: Self.voucher[useCase]?.replacingOccurrences(
          of: "VoucherResponse?", with: "Voucher?"),
        repository: Self.voucher[repository]?
          .replacingOccurrences(of: "throws -> VoucherResponse {", with: "throws -> Voucher {")
          .replacingOccurrences(
            of: "    return try await client.post([\"a\"])",
            with: """
                  let response: VoucherResponse = try await client.post(["a"])
                  return response.toDomain()
              """),
      ]))
  }

  @Test func anAnswerWhoseOtherNameIsTakenStays() throws {
    var files = Self.voucher
    files["Domain/Entities/Voucher.swift"] = "struct Voucher { let id: Int }\n"
    try expectNothing("separate-dto", of: shop(files))
  }
}
