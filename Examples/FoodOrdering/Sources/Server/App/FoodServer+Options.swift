extension FoodServer {
  /// What can be chosen.
  package struct Options: Sendable {
    package var host = "127.0.0.1"
    /// 0 for any that is free.
    package var port = 8080
    package var databasePath: String
    /// How long the kitchen and the courier take for a step.
    package var kitchenStep = Duration.seconds(20)
    package var passwordCost = PasswordCost.standard
    /// Whether the restaurants that come with the server are put into an empty database.
    package var seed = true

    package init(databasePath: String) {
      self.databasePath = databasePath
    }
  }
}
