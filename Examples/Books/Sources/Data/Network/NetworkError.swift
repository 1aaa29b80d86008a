/// Why a request has no answer.
enum NetworkError: Error, Equatable {
  case offline
  case status(Int)
}
