extension RandomAccessCollection where Index == Int {
  /// Where the elements begin for which something holds that holds for none before them and for all
  /// behind them.
  @inlinable package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
