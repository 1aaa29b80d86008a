extension Rule {
  /// A change that makes the check see less.
  package static let loosened = Rule(
    "upkeep.loosened", .error,
    summary: """
      A change allows what was not allowed before: by a new comment, for more lines or longer than \
      the old one, by a larger baseline, or by settings that promise less. Only `strata audit` sees \
      it.
      """,
    why: """
      A change that may decide by itself what counts as an offence passes every check, and nobody \
      has agreed to that.
      """,
    fix: """
      Mend the offence and take the permission out of the change. One that people have agreed on \
      comes by a change of its own, which is audited with `--skip-rule upkeep.loosened`.
      """,
    checkLoosenings: { loosenings in loosenings.map { $0.finding("upkeep.loosened") } },
    examples: [
      .bad(
        "an offence that brings its own permission",
        """
        //- Domain/Entities/Dish.swift (before)
        struct Dish: Equatable, Sendable { let name: String }
        //- Domain/Entities/Dish.swift
        // ↓strata:allow dependency.framework-in-domain — pictures, for now
        import UIKit
        struct Dish { let picture: UIImage }
        """),
      .bad(
        "a permission for a line that becomes one for the file",
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
        "a day that is put off",
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
        "a baseline that takes in a new offence",
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
        "a rule that is turned off",
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
        "files that are excluded",
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
        "settings that promise more",
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
        "a permission that moves with its code",
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
        "a permission for the file that becomes one for a line",
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
    ]
  )
}

extension Loosening {
  fileprivate func finding(_ rule: String) -> Finding {
    switch self {
    case .allowed(let new):
      return finding(
        rule, new, "'\(new.rule)' is newly allowed here",
        help: "mend the offence and take the comment out")
    case .widened(let new):
      return finding(
        rule, new, "'\(new.rule)' was allowed on lines of this file and is now in all of it",
        help: "allow it on the lines that need it, as before")
    case .prolonged(let new, let day):
      let until = new.suppression.until.map { "until \($0)" } ?? "for good"
      return finding(
        rule, new, "'\(new.rule)' was allowed here until \(day) and is now \(until)",
        help: "mend the offence or leave the day as it was")
    case .accepted(let file, let line, let count, let size):
      let findings = count == 1 ? "1 finding" : "\(count) findings"
      return Finding(
        rule: rule, severity: .error, confidence: 1,
        location: Location(
          file: file, start: Position(line: line, column: BaselineUse.column),
          end: Position(line: line + 1, column: 1)), subject: "baseline",
        from: Finding.End(symbol: file, layer: nil),
        message: "the baseline accepts \(findings) that it did not accept before, of \(size)",
        help: "mend them and write the baseline as it was; `strata baseline prune` takes out what "
          + "is fixed, \(Self.agreement)")
    case .settings(let loosening, let file, let place):
      return Finding(
        rule: rule, severity: .error, confidence: 1,
        location: (place ?? .first).location(in: file),
        subject: loosening.subject, from: Finding.End(symbol: file, layer: nil),
        message: loosening.message, help: "\(loosening.help), \(Self.agreement)")
    }
  }

  private func finding(_ rule: String, _ new: Permission, _ message: Phrase, help: Phrase)
    -> Finding
  {
    let name = new.file.split(separator: "/").last.map { String($0) } ?? new.file
    return Finding(
      rule: rule, severity: .error, confidence: 1, location: new.location, subject: new.rule,
      from: Finding.End(symbol: name, layer: new.layer), message: message,
      help: "\(help), \(Self.agreement)")
  }

  private static let agreement =
    "or agree on it in a change of its own, audited with --skip-rule upkeep.loosened"
}
