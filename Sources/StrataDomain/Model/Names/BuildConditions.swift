package import StrataCode

/// The code of a file that stands under `#if`.
package struct BuildConditions: Sendable {
  /// Where the likelihood changes, and to what.
  private var starts: [UInt32] = []
  private var likelihoods: [Likelihood] = []

  /// The conditions of a file.
  package init(_ facts: FileFacts) {
    let regions = facts.regions.filter { $0.kind == .conditional }.map {
      (span: $0.span, likelihood: BuildCondition.likelihood(of: facts[$0.condition]))
    }.filter { $0.likelihood != .always }.sorted {
      ($0.span.start, $1.span.end) < ($1.span.start, $0.span.end)
    }
    // Each region stands in the one before it or behind it.
    var open: [(end: UInt32, likelihood: Likelihood)] = []
    for region in regions {
      end(&open, before: region.span.start)
      let likelihood = min(open.last?.likelihood ?? .always, region.likelihood)
      change(at: region.span.start, to: likelihood)
      open.append((min(region.span.end, open.last?.end ?? .max), likelihood))
    }
    end(&open, before: .max)
  }

  /// Ends the regions that reach no further than an offset.
  private mutating func end(
    _ open: inout [(end: UInt32, likelihood: Likelihood)], before offset: UInt32
  ) {
    while let last = open.last, last.end <= offset {
      open.removeLast()
      change(at: last.end, to: open.last?.likelihood ?? .always)
    }
  }

  private mutating func change(at offset: UInt32, to likelihood: Likelihood) {
    if starts.last == offset {
      likelihoods[likelihoods.count - 1] = likelihood
    } else if likelihoods.last ?? .always != likelihood {
      starts.append(offset)
      likelihoods.append(likelihood)
    }
  }

  /// How likely the code at an offset is built.
  package func likelihood(at offset: UInt32) -> Likelihood {
    if starts.isEmpty { return .always }
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? .always : likelihoods[low - 1]
  }
}
