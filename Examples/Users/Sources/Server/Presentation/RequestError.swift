/// What can be wrong with a request before anybody looks at users.
enum RequestError: Error {
  case bodyTooLarge, invalidBody, noSuchRoute
  case notANumber(parameter: String)
}
