import Hummingbird

/// Which request is answered by whom.
struct Routes: Sendable {
  let accounts: AccountController
  let restaurants: RestaurantController
  let pictures: PictureController
  let payments: PaymentController
  let orders: OrderController
  let sessions: any FindSessionUseCase

  /// All of them, errors answered.
  func router() -> Router<FoodRequestContext> {
    let router = Router(context: FoodRequestContext.self)
    router.add(middleware: SafeHeaders())
    router.add(middleware: AnswerErrors())
    router.get("health") { _, _ in HTTPResponse.Status.ok }
    router.post("accounts", use: accounts.register)
    router.post("sessions", use: accounts.logIn)
    router.get("restaurants", use: restaurants.restaurants)
    router.get("restaurants/:id/menu", use: restaurants.menu)
    router.get("pictures/:name", use: pictures.show)

    let signedIn = router.group().add(middleware: RequireSession(sessions: sessions))
    signedIn.delete("sessions", use: accounts.logOut)
    signedIn.post("payments", use: payments.authorize)
    signedIn.post("orders", use: orders.place)
    signedIn.post("orders/:id/cancellation", use: orders.cancel)
    signedIn.get("orders", use: orders.list)
    signedIn.get("orders/:id", use: orders.show)
    return router
  }
}
