internal import StrataCode
internal import StrataModel

// Files of Data that need a user-interface framework for something other than to draw.

extension Codebase {
  /// What to do about what is shown from Data: where values only say how they look, in members of their
  /// own, these go.
  func shownMembers(_ uses: [FrameworkUses.Name], _ used: Phrase, in file: Int) -> Phrase {
    let told =
      uses.contains { Self.showingTypes.contains($0.name) || $0.name.hasSuffix("Controller") }
        && outerTypes(in: file).contains { !methods(of: $0).isEmpty }
      ? Phrase(
        "return what happened as a value or an error and let Presentation show it",
        zh: "以值或错误返回结果，由 Presentation 展示")
      : Phrase(
        "leave what works with \(used) to Presentation, and give plain values from here",
        zh: "把使用 \(used) 的代码留给 Presentation，这里只提供普通的值")
    let facts = facts(file)
    let owners = uses.map(\.owner)
    let types = Set(
      owners.map { $0 < 0 ? nil : typesAround($0, in: file).last })
    guard types.count == 1, let type = types.first ?? nil, symbols[type].place.file == file,
      owners.allSatisfy({ facts[$0].kind == .property || facts[$0].kind == .function })
    else { return told }
    return members(owners, of: type, .userInterface, in: file) ?? told
  }

  /// What to do about pictures, also where a value of Domain asks for them.
  func pictureHelp(_ names: [String], in file: Int) -> Phrase {
    guard let kept = keeper(of: names, namedIn: file) else {
      return promisedPictures(names, in: file) + PictureRoute(names, in: facts(file)).help
    }
    let pictures = listed(Array(Set(names)).sorted())
    return Phrase(
      "let '\(kept)' of Domain keep Data in place of \(pictures), and hand that on here",
      zh: "让 Domain 的 '\(kept)' 用 Data 代替 \(pictures)，并在这里直接传递它")
  }

  /// `change 'DishPictures' first, which asks for 'UIImage'; then `, where a protocol that a file's types keep
  /// is written in pictures.
  private func promisedPictures(_ names: [String], in file: Int) -> Phrase {
    let pictures = Set(names.filter(PictureRoute.isPicture))
    let promises = Set(outerTypes(in: file).flatMap { symbols.allSupertypes(of: $0) })
      .filter { symbols[$0].kind == .protocol && symbols[$0].place.file != file }
    let asking = promises.sorted().filter { promise in
      let place = symbols[promise].place
      let (facts, extent) = (facts(place.file), declaration(place).extent)
      return facts.references.contains {
        extent.contains($0.span.start) && pictures.contains(facts[$0.name])
      }
    }
    guard !asking.isEmpty, let picture = pictures.min() else { return .empty }
    let known = listed(asking.map { symbols[$0].qualifiedName })
    return Phrase(
      "change \(known) first, which \(asking.count == 1 ? "asks" : "ask") for '\(picture)'; then ",
      zh: "先修改要求 '\(picture)' 的 \(known)，再")
  }

  /// Whether a file keeps what was decoded and does no more, so that no screen decodes it twice.
  func keepsPictures(_ file: Int) -> Bool {
    let types = outerTypes(in: file)
    return !types.isEmpty && types.allSatisfy { symbols.words(of: $0).ends(in: "cache") }
      && facts(file).references.contains { facts(file)[$0.name] == "NSCache" }
  }

  /// Whether pictures only pass through bodies, on the way to bytes or out of them: nobody is given one.
  func codesPictures(_ uses: [FrameworkUses.Name], in file: Int) -> Bool {
    let facts = facts(file)
    let starts = Set(uses.map(\.span.start))
    return uses.contains { PictureRoute.isPicture($0.name) }
      && !facts.references.contains { reference in
        let isGiven = [.parameter, .return, .property, .genericArgument].contains(reference.role)
        return isGiven && starts.contains(reference.span.start)
          && (reference.role == .property || reference.owner < 0
            || facts[reference.owner].access > .fileprivate)
      }
  }

  /// Whether screens name all types of a file and nobody else does.
  func isOnlyNamedByScreens(_ file: Int) -> Bool {
    let types = outerTypes(in: file)
    let stray = StrayValues(self)
    return !types.isEmpty && types.allSatisfy(stray.isOfScreens)
  }

  /// Whether a file only needs something to present from, for an SDK that shows screens of its own.
  func presentsForSDK(_ uses: [FrameworkUses.Name], in file: Int) -> Bool {
    let hasSDK = facts(file).importedModules.contains {
      $0 == "AuthenticationServices" || Framework(module: $0) == .service
    }
    return hasSDK
      && uses.allSatisfy { use in
        ["Controller", "Window", "Scene", "Application"].contains(where: use.name.hasSuffix)
      }
  }

  /// Whether a file stands among helpers and works for screens alone: it is in the wrong folder, no
  /// more.
  func isHelperOfScreens(_ file: Int, _ uses: [String]) -> Bool {
    let isHelper = workspace.files[file].folders.contains {
      ["extension", "helper", "util", "utility"].contains(WordReader.singular($0.lowercased()))
    }
    let views = ["View", "Cell", "Button", "Label", "Controller", "Color", "Font", "Field"]
    return isHelper && uses.contains { name in views.contains(where: name.hasSuffix) }
      && rolesOfTypes(in: file).isSubset(of: [.view])
  }

  /// Whether a file only asks the system for something, and each type of it keeps a promise of Domain,
  /// or what it asks for is nowhere else to be had: the device, its screen, time in the background.
  func asksSystem(_ uses: [FrameworkUses.Name], behindPortIn file: Int) -> Bool {
    let names = Set(uses.map(\.name))
    if names.isSubset(of: Self.systemTypes.union(Self.systemFacts)),
      !names.isDisjoint(with: Self.systemFacts)
    {
      return true
    }
    let types = outerTypes(in: file)
    return !uses.isEmpty && !types.isEmpty
      && uses.allSatisfy { Self.systemTypes.contains($0.name) }
      && types.allSatisfy { id in
        symbols.allSupertypes(of: id).contains {
          symbols[$0].kind == .protocol && layer(of: $0) == .domain
        }
      }
  }

  /// Whether a file holds views, coordinators or extensions of views and nothing else: many call
  /// what screens share their infrastructure.
  func isOfScreens(_ file: Int) -> Bool {
    let all = facts(file).declarations.indices.filter { facts(file).declarations[$0].parent < 0 }
    return !all.isEmpty
      && all.allSatisfy { index in
        let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
        if let id = symbols.subject(of: place) {
          return !roles[id].isDisjoint(with: [.view, .coordinator])
        }
        let name = name(place)
        return declaration(place).kind == .extension
          && (SwiftUINames.contains(name) || name.hasPrefix("UI") || name.hasPrefix("NSLayout"))
      }
  }

  /// Where a file goes that only shows: to the screens, or nowhere if none of them names it.
  func goesToScreens(_ file: Int) -> Phrase {
    let name = workspace.files[file].name
    let types = outerTypes(in: file).filter {
      !symbols.conforms($0, to: ["PreviewProvider", "SwiftUI.PreviewProvider"])
    }
    // What extends a type of others is called by its members.
    let extends = facts(file).declarations.contains { declaration in
      declaration.parent < 0 && declaration.kind == .extension
        && symbols.topLevelTypes(named: facts(file)[declaration.name]).isEmpty
    }
    let isIdle =
      !extends && !types.isEmpty && types.allSatisfy { !StrayValues(self).isNeeded($0) }
      && types.contains { !roles[$0].isDisjoint(with: [.view, .entryPoint]) }
    return isIdle
      ? Phrase(
        "delete '\(name)', or move it to Presentation: no screen names what it declares",
        zh: "删除 '\(name)' 或把它移到 Presentation：没有界面引用它声明的内容")
      : Phrase("move '\(name)' to Presentation", zh: "把 '\(name)' 移到 Presentation")
  }
}
