import StrataModel
import StrataCode
import TestSupport

/// Where the files of a marked source are placed, by path.
func placements(_ source: String) -> [String: Placement] {
  placements(of: InMemoryCodebase(MarkedSource(source)).workspace)
}

/// Where the files of a workspace are placed, by path.
func placements(of workspace: Workspace) -> [String: Placement] {
  let codebase = Codebase(of: workspace)
  return Dictionary(
    uniqueKeysWithValues: zip(workspace.files.map(\.path), codebase.placements))
}

/// The layers of the files of a marked source, by path; files that nothing places are left out.
func layers(_ source: String) -> [String: Layer] { placements(source).compactMapValues(\.layer) }
