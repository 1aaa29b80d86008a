internal import SwiftSyntax

/// A case of an enum that an expression stands for.
struct EnumCase {
  var name: String
  var declared: ManifestCase
  var arguments: [ManifestExpression] = []
}

extension ManifestEvaluation {
  /// The case that an expression stands for, if it is one.
  mutating func enumCase(_ expression: ManifestExpression, depth: Int) -> EnumCase? {
    var current = expression
    for step in 0..<12 {
      guard spend() else { return nil }
      let meanings = meanings(of: current, depth: depth + step)
      if let next = meanings.first {
        current = next
        continue
      }
      let call = current.syntax.as(FunctionCallExprSyntax.self)
      guard
        let access = (call?.calledExpression ?? current.syntax).as(MemberAccessExprSyntax.self)
      else { return nil }
      let name = access.declName.baseName.plainName
      let owner = access.base?.lastName ?? current.type ?? ""
      let key = owner + "." + name
      guard let declared = declarations.cases[key] ?? declarations.cases["." + name] else {
        return nil
      }
      var found = EnumCase(name: name, declared: declared)
      let arguments = call.map { Array($0.arguments) } ?? []
      for (index, argument) in arguments.enumerated() {
        let type = index < declared.types.count ? declared.types[index] : nil
        found.arguments.append(current.inner(argument.expression, type: type))
      }
      return found
    }
    return nil
  }
}
