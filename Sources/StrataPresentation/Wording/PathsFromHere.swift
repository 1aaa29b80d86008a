internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// Turns paths from the project root into paths from a folder.
struct PathsFromHere {
  private let root: [Substring]
  private let here: [Substring]

  /// Paths of a project at an absolute root, from an absolute folder.
  init(root: String, directory: String) {
    self.root = ProjectSummary.components(of: root)
    here = ProjectSummary.components(of: directory)
  }

  /// Leaves paths as they are from the root.
  static let fromRoot = PathsFromHere(root: "", directory: "")

  /// The path from the folder; absolute if the two have nothing in common.
  func callAsFunction(_ path: String) -> String {
    if root == here { return path }
    let target = root + path.split(separator: "/")
    let shared = zip(target, here).prefix { $0 == $1 }.count
    guard shared > 0 || here.isEmpty else { return "/" + target.joined(separator: "/") }
    let up = Array(repeating: Substring(".."), count: here.count - shared)
    return (up + target.dropFirst(shared)).joined(separator: "/")
  }

  /// The step of a finding, its place seen from the folder.
  func callAsFunction(_ step: Finding.Step) -> Finding.Step {
    Finding.Step(edge: step.edge, location: self(step.location), detail: step.detail)
  }

  /// The finding, its places seen from the folder.
  func callAsFunction(_ finding: Finding) -> Finding {
    var finding = finding
    finding.location = self(finding.location)
    let (from, to) = (finding.from.location, finding.to?.location)
    finding.from.location = from.map { self($0) }
    finding.to?.location = to.map { self($0) }
    finding.path = finding.path.map { self($0) }
    return finding
  }

  private func callAsFunction(_ location: Location) -> Location {
    Location(file: self(location.file), start: location.start, end: location.end)
  }
}
