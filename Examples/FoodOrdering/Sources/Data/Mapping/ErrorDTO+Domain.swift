import FoodDomain

extension ErrorDTO.Detail {
  /// What the Domain calls it; `unusableAnswer` for a code that is not known here.
  var domainError: any Error {
    accountError ?? cartError ?? orderError ?? paymentError ?? serviceError
      ?? ServiceError.unusableAnswer
  }

  private var accountError: (any Error)? {
    switch code {
    case "invalid_name": AccountError.invalidName
    case "invalid_email": AccountError.invalidEmail
    case "invalid_address": AccountError.invalidAddress
    case "weak_password": AccountError.weakPassword
    case "email_taken": AccountError.emailTaken
    case "wrong_credentials": AccountError.wrongCredentials
    default: nil
    }
  }

  private var cartError: (any Error)? {
    switch code {
    case "other_restaurant": restaurant.map(CartError.otherRestaurant)
    case "invalid_quantity": limit.map { CartError.invalidQuantity(most: $0) }
    case "too_many_items": limit.map { CartError.tooManyItems(most: $0) }
    case "invalid_instructions": CartError.invalidInstructions
    case "not_in_cart": CartError.notInCart
    default: nil
    }
  }

  private var orderError: (any Error)? {
    switch code {
    case "empty_cart": OrderError.emptyCart
    case "below_minimum": money.map(OrderError.belowMinimum)
    case "out_of_stock":
      item.flatMap { item in left.map { OrderError.outOfStock(item, left: $0) } }
    case "invalid_delivery":
      field.flatMap(DeliveryDetails.Field.init).map(OrderError.invalidDelivery)
    case "price_changed": money.map(OrderError.priceChanged)
    case "conflict": OrderError.conflict
    case "too_late_to_cancel": OrderError.tooLateToCancel
    default: nil
    }
  }

  private var paymentError: (any Error)? {
    switch code {
    case "invalid_card": PaymentError.invalidCard
    case "expired_card": PaymentError.expiredCard
    case "declined": PaymentError.declined
    case "invalid_account": PaymentError.invalidAccount
    case "not_approved": field.flatMap(PaymentMethod.init).map(PaymentError.notApproved)
    case "unknown_reference": PaymentError.unknownReference
    default: nil
    }
  }

  private var serviceError: (any Error)? {
    switch code {
    case "not_signed_in": ServiceError.notSignedIn
    case "not_found": ServiceError.notFound
    case "unavailable", "internal": ServiceError.unavailable
    default: nil
    }
  }

  private var money: Money? { amount.flatMap { try? $0.money() } }
}
