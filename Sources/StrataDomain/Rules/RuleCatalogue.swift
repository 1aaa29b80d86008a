// Written by `make generate` from the files below Sources/StrataDomain/Rules.

extension Rule {
  /// Every rule, by family and name.
  package static let catalogue: [Rule] = [
    cycle,
    dtoInDomain,
    dtoInPresentation,
    frameworkInDomain,
    layerReference,
    manifestEdge,
    uiInData,
    uiInKernel,
    coordinatorOutsidePresentation,
    directNavigation,
    viewNameSuffix,
    navigatingViewModel,
    uiFrameworkInViewModel,
    unisolatedViewModel,
    misplacedType,
    useCaseImplementationOutsideDomain,
    useCaseMainActor,
    useCaseNameSuffix,
  ]
}
