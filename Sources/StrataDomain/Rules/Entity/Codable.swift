internal import StrataCode
internal import StrataModel

extension Rule {
  /// An entity says how it is encoded.
  package static let codable: Rule = Rule(
    "entity.codable", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A Domain type is Codable, Mappable or holds coding keys.",
      zh: "Domain 类型遵循 Codable 或 Mappable，或带有 CodingKeys。"),
    title: Phrase("entities are Codable", zh: "Entity 遵循 Codable"),
    step: Phrase("Put the coding into a DTO in Data", zh: "把编解码放到 Data 的 DTO 中"),
    why: Phrase(
      """
      An entity that is encoded has the shape of somebody's JSON: a key that the server renames or \
      a field that the cache needs changes the business rules, and an entity cannot grow without \
      old data ceasing to decode.
      """,
      zh: """
        参与编解码的 Entity 受制于某份 JSON 的结构：服务器改一个键名，或缓存多一个字段，\
        业务规则就得改；Entity 增加内容，旧数据又无法解码。
        """),
    fix: Phrase(
      """
      Leave the entity a plain value. Declare a Codable DTO in Data and convert between the two there.
      """,
      zh: """
        让 Entity 保持为普通的值。在 Data 中声明负责编解码的 DTO，并在那里相互转换。
        """),
    examples: [
      .bad(
        Phrase("an entity with the server's keys", zh: "带有服务器键名的 Entity"),
        """
        //- Domain/Entities/Dish.swift
        struct ↓Dish: Codable, Equatable {
          let id: Int
          let title: String
          enum CodingKeys: String, CodingKey { case id, title = "dish_title" }
        }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func dishes() async throws -> [Dish] }
        """),
      .bad(
        Phrase("one finding for an order and the items it holds", zh: "订单及其所含条目只报一个问题"),
        """
        //- Domain/Entities/Order.swift
        struct ↓Order: Decodable { let items: [OrderItem] }
        //- Domain/Entities/OrderItem.swift
        struct OrderItem: Decodable { let name: String }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func order() async throws -> Order }
        """),
      .good(
        Phrase("the coding in a DTO", zh: "编解码放在 DTO 中"),
        seenIn: "Users/Sources/Data/DTO/UserDTO.swift",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let title: String }
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository { func dishes() async throws -> [Dish] }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let title: String
          func toDomain() -> Dish { Dish(title: title) }
        }
        """),
      .good(
        Phrase("a raw-value enum is no coding", zh: "带原始值的枚举不算编解码"),
        """
        //- Domain/Entities/Gender.swift
        enum Gender: Int { case unknown, male, female }
        //- Domain/Entities/Person.swift
        struct Person: Equatable {
          let name: String
          let gender: Gender
        }
        """),
    ],
    subjects: .domainValues,
    isModel: { codebase, id in
      !codebase.symbols.isCodable(id) && codebase.hasDTO(id)
    }
  ) { codebase in
    CodedEntities(codebase).findings()
  }
}
