internal import StrataCode
internal import StrataModel

/// Whether a file may take something from a user-interface framework that no name of a type shows.
struct UnnamedUse {
  let isPossible: Bool

  /// What a file's text asks for, as far as `counts` says so of its bytes.
  init(
    of module: String, _ file: Int, _ text: [UInt8], in codebase: Codebase,
    where counts: (UInt32) -> Bool
  ) {
    guard let tokens = CodeTokens(text) else {
      isPossible = false
      return
    }
    let facts = codebase.facts(file)
    let typed = Set(
      facts.declarations.filter { $0.kind == .property }.map { facts[$0.name] }
        + facts.parameters.map { facts[$0.name] })
    func isCounted(_ index: Int) -> Bool { counts(UInt32(tokens.all[index].bytes.lowerBound)) }
    // `cell.picture ?? .init()`: of what type that is, another file says.
    let isMade = tokens.positions(of: "init").contains { index in
      tokens.isAt(index - 1, ".") && tokens.isAt(index - 2, "?") && tokens.isAt(index - 3, "?")
        && isCounted(index)
        && !(typed.contains(tokens.word(index - 4)) && Self.isOwn(index - 4, tokens))
    }
    let asked = Set(
      tokens.all.indices.filter { tokens.isAt($0 - 1, ".") && isCounted($0) }
        .map(tokens.word).filter(Self.members.contains))
    // `names.remove(atOffsets: places)` is SwiftUI's, whatever names the places.
    let changesLists =
      module == "SwiftUI"
      && (tokens.positions(of: "atOffsets") + tokens.positions(of: "fromOffsets"))
        .contains { tokens.isAt($0 + 1, ":") && isCounted($0) }
    isPossible =
      isMade || changesLists
      || !asked.isEmpty && !FoundationUse.declared(in: codebase).isSuperset(of: asked)
      || BorrowedMember(of: module, in: file, tokens, codebase, where: counts).isPossible
  }

  /// Whether a name is asked of nothing, or of `self`.
  private static func isOwn(_ index: Int, _ tokens: CodeTokens) -> Bool {
    guard tokens.isAt(index - 1, ".") else { return true }
    return tokens.isAt(tokens.isAt(index - 2, "?") ? index - 3 : index - 2, "self")
  }

  /// What only controllers, windows, views and pictures of UIKit and AppKit are asked for, and what they add
  /// to types of Foundation.
  private static let members: Set<String> = [
    "addGestureRecognizer", "addSubview", "becomeFirstResponder", "beginAppearanceTransition",
    "dequeueReusableCell", "endEditing", "heicData", "insertSubview", "isUserInteractionEnabled",
    "jpegData", "layoutIfNeeded", "makeKeyAndVisible", "modalPresentationStyle",
    "modalTransitionStyle",
    "navigationController", "pngData", "popToRootViewController", "popToViewController",
    "popViewController",
    "presentedViewController", "presentingViewController", "pushViewController",
    "removeFromSuperview", "resignFirstResponder", "rootViewController", "row", "section",
    "setNeedsLayout", "setViewControllers", "tabBarController", "topViewController",
    "viewControllers",
    "visibleViewController",
  ]
}
