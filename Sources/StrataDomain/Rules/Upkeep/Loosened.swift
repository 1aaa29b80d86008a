internal import StrataCode

extension Rule {
  /// A change that makes the check see less.
  package static let loosened: Rule = Rule(
    "upkeep.loosened", .error,
    summary: Phrase(
      """
      A change allows what was not allowed before: by a new comment, for more lines or longer than \
      the old one, by a larger baseline, by settings that promise less, or by taking a file out of \
      the check. Only `strata audit` sees it.
      """,
      zh: """
        改动允许了以前不允许的事：新增豁免注释，扩大原有注释的行范围或延长其期限，扩大基线，降低设置的要求，或让文件不再接受检查。\
        只有 `strata audit` 能发现。
        """),
    title: Phrase("the change loosens the check", zh: "改动放宽了检查"),
    step: Phrase("Fix the finding, or accept it in a change of its own", zh: "修复问题，或在单独的改动中接受"),
    why: Phrase(
      """
      A change that may decide by itself what counts as a violation passes every check, and nobody \
      has agreed to that.
      """,
      zh: "如果改动可以自己决定什么算违规，就能通过任何检查，而没有人同意过这样做。"),
    fix: Phrase(
      """
      Fix the finding and take the suppression out of the change. One that people have agreed on \
      comes in a change of its own, which is audited with `--skip-rule upkeep.loosened`.
      """,
      zh: "修复问题，并从改动中去掉豁免。大家商定的豁免要放在单独的改动中，audit 时使用 `--skip-rule upkeep.loosened`。"),
    examples: [
      .bad(
        Phrase("a violation that brings its own suppression", zh: "自带豁免的违规代码"),
        """
        //- Domain/Entities/Dish.swift (before)
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain — pictures, for now
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        Phrase("a permission for a line that becomes one for the file", zh: "从一行扩大到整个文件的豁免"),
        """
        //- Domain/Entities/Dish.swift (before)
        import UIKit  // strata:allow dependency.framework-in-domain — pictures, for now
        struct Dish { let picture: UIImage }
        //- Domain/Entities/Dish.swift
        // ↓strata:allow-file dependency.framework-in-domain — pictures, for now
        import SwiftUI
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        Phrase("a day that is put off", zh: "推迟的截止日期"),
        """
        //- Domain/Entities/Dish.swift (before)
        // strata:allow dependency.framework-in-domain — pictures move out until 2099-01-31
        import UIKit
        struct Dish { let picture: UIImage }
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain — pictures move out until 2099-12-31
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        Phrase("a baseline that accepts a new violation", zh: "纳入新违规的基线"),
        """
        //- .strata-baseline.json (before)
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "dependency.framework-in-domain", "file": "Domain/Entities/Dish.swift", "from": "Dish.swift", "to": "UIKit"}
          ]
        }
        //- Domain/Entities/Dish.swift (before)
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        //- .strata-baseline.json
        {
          "schemaVersion": 1,
          "findings": [
            {"rule": "dependency.framework-in-domain", "file": "Domain/Entities/Dish.swift", "from": "Dish.swift", "to": "UIKit"},
            ↓{"rule": "dependency.framework-in-domain", "file": "Domain/Entities/Menu.swift", "from": "Menu.swift", "to": "UIKit"}
          ]
        }
        //- Domain/Entities/Dish.swift
        import UIKit
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Entities/Menu.swift
        struct Menu: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("a rule that is turned off", zh: "被关闭的规则"),
        """
        //- .strata.yml (before)
        rules:
          dependency.layer-reference: warning
        //- Domain/Dish.swift (before)
        struct Dish: Equatable, Sendable { let name: String }
        //- .strata.yml
        rules:
          ↓dependency.layer-reference: off
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        """),
      .bad(
        Phrase("files that are excluded", zh: "被排除的文件"),
        """
        //- Domain/Dish.swift (before)
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Legacy/Menu.swift (before)
        import UIKit
        //- .strata.yml
        exclude: [↓Domain/Legacy/**]
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Legacy/Menu.swift
        import UIKit
        """),
      .good(
        Phrase("settings that promise more", zh: "要求更高的设置"),
        """
        //- .strata.yml (before)
        exclude: [Domain/**]
        rules:
          dependency.cycle: off
        //- Domain/Dish.swift (before)
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Legacy/Menu.swift (before)
        import UIKit
        //- .strata.yml
        exclude: [Domain/Legacy/**]
        rules:
          dependency.cycle: error
        //- Domain/Dish.swift
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Legacy/Menu.swift
        import UIKit
        """),
      .good(
        Phrase("a permission that moves with its code", zh: "随代码移动的豁免"),
        """
        //- Domain/Dish.swift (before)
        struct Dish {
          // strata:allow dependency.layer-reference — until the picker has a protocol
          let picker: DishPicker
        }
        //- Domain/Entities/Dish.swift
        struct Dish {
          let name: String
          // strata:allow dependency.layer-reference — until the picker has a protocol
          let picker: DishPicker
        }
        //- Presentation/DishPicker.swift
        import SwiftUI
        struct DishPicker: View { var body: some View { Text("Dish") } }
        """),
      .good(
        Phrase("a permission for the file that becomes one for a line", zh: "从整个文件缩小到一行的豁免"),
        """
        //- Domain/Entities/Dish.swift (before)
        // strata:allow-file dependency.framework-in-domain — pictures, for now
        import SwiftUI
        import UIKit
        struct Dish { let picture: UIImage }
        //- Domain/Entities/Dish.swift
        import UIKit  // strata:allow dependency.framework-in-domain — pictures, for now
        struct Dish { let picture: UIImage }
        """),
    ],
    check: .changes { loosenings in loosenings.map(\.finding) })
}
