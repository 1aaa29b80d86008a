/// What a finding claims, and thus what has to be sure before it is shown.
package enum Footing: Sendable {
  /// What one file says of itself: whoever opens it sees it.
  case fact
  /// That its ends belong to the layers it names: that is a reading of ours unless people said so.
  case layers
  /// That what it names belongs to the layer it names; who names it is plain from its own code.
  case farLayer
}
