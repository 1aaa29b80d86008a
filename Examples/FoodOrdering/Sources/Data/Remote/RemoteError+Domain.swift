import FoodDomain

/// Runs something remote; what goes wrong with it becomes an error of the Domain.
///
/// Cancellation stays what it is, and so do errors that are of the Domain already.
nonisolated(nonsending) func inDomainTerms<Value>(
  _ work: nonisolated(nonsending) () async throws -> Value
) async throws -> Value {
  do {
    return try await work()
  } catch RemoteError.unreachable {
    throw ServiceError.offline
  } catch RemoteError.refused(let detail) {
    throw detail.domainError
  } catch RemoteError.unreadable(let status) {
    throw status >= 500 ? ServiceError.unavailable : ServiceError.unusableAnswer
  } catch is MappingError {
    throw ServiceError.unusableAnswer
  }
}
