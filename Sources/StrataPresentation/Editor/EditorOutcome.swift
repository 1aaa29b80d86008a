package import StrataFeatures

/// What comes of a job.
package enum EditorOutcome: Sendable {
  case checked(LiveCodebase)
  case pointed(PointedAt?)
  case lenses([TypeLens])
  case fixes([Fix])
  case explained(Explanation)
  case placed(PlaceAnswer)
  case failed(Failure)
}
