internal import StrataCode
@_spi(RawSyntax) internal import SwiftSyntax

extension FactWalk {
  /// A call that shows another screen, with the part of it that makes the screen as its extent.
  mutating func readPresentation(_ callee: SyntaxText, at span: Span, in call: SyntaxNode) {
    switch callee {
    case "sheet", "fullScreenCover", "popover", "navigationDestination", "NavigationLink":
      guard let destination = destination(of: call, isLink: callee == "NavigationLink") else {
        return
      }
      addPresentation(callee, span, destination)
    case "pushViewController":
      if let first = arguments(of: call).first { addPresentation(callee, span, first.value) }
    case "present", "show":
      let all = arguments(of: call)
      guard let first = all.first, all.count > 1, first.label.isEmpty || first.label == "_",
        all[1].label == "animated" || all[1].label == "sender"
      else { return }
      addPresentation(callee, span, first.value)
    default: break
    }
  }

  private mutating func addPresentation(_ name: SyntaxText, _ span: Span, _ shown: SyntaxNode) {
    // A long closure builds in place; a short text may be the name of a member that does.
    let isShort = shown.span.length < 160
    let text = isShort ? sourceName(of: shown) : nil
    add(.presents(call: interner.name(name), shown: text), span, extent: shown.span)
  }

  /// What a presentation is given to show: a labelled argument or closure, else its own closure.
  private func destination(of call: SyntaxNode, isLink: Bool) -> SyntaxNode? {
    let all = arguments(of: call)
    let isWanted = { (label: SyntaxText) in label == "destination" || label == "content" }
    if let found = all.first(where: { isWanted($0.label) }) { return found.value }
    var closures: [(label: SyntaxText, value: SyntaxNode)] = []
    if let list = call.child(.multipleTrailingClosureElementList) {
      for element in list.children {
        guard let closure = element.child(.closureExpr) else { continue }
        closures.append((element.child(.token)?.text ?? "", closure))
      }
    }
    if let found = closures.first(where: { isWanted($0.label) }) { return found.value }
    // The one closure of `NavigationLink(value:)` is the label.
    if isLink, all.contains(where: { $0.label == "value" }) { return nil }
    return call.child(.closureExpr)
  }

  private func arguments(of call: SyntaxNode) -> [(label: SyntaxText, value: SyntaxNode)] {
    call.child(.labeledExprList)?.children.compactMap { argument in
      let parts = argument.children.map { $0 }
      guard let value = parts.first(where: { !$0.isToken }) else { return nil }
      let isLabelled = parts.contains { $0.kind == .token && $0.text == ":" }
      return (isLabelled ? parts[0].text : "", value)
    } ?? []
  }
}

extension SyntaxNode {
  /// Whether a binding's written type is a function, optional or not.
  var isFunctionTyped: Bool {
    guard var type = child(.typeAnnotation)?.value else {
      return false
    }
    while type.kind != .functionType {
      guard let inner = type.children.first(where: \.isFunctionOrAroundIt) else { return false }
      type = inner
    }
    return true
  }

  private var isFunctionOrAroundIt: Bool {
    switch kind {
    case .optionalType, .functionType, .attributedType, .tupleType, .tupleTypeElementList,
      .tupleTypeElement, .implicitlyUnwrappedOptionalType:
      true
    default: false
    }
  }
}
