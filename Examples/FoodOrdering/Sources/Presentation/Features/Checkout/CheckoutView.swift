#if canImport(SwiftUI)
  import FoodDomain
  import SwiftUI

  /// Where an order goes, how it is paid, and the button that makes it.
  struct CheckoutView: View {
    @Bindable private var viewModel: CheckoutViewModel

    init(viewModel: CheckoutViewModel) {
      self.viewModel = viewModel
    }

    var body: some View {
      Form {
        Section("Deliver to") {
          TextField("Name", text: $viewModel.form.recipient).takesName()
          TextField("Address", text: $viewModel.form.address).takesAddress()
          TextField("Note, such as second bell", text: $viewModel.form.note)
        }
        Section("Pay") {
          Picker("Pay", selection: $viewModel.form.method) {
            ForEach(PaymentMethod.allCases, id: \.self) { Text($0.title).tag($0) }
          }
          .pickerStyle(.inline)
          switch viewModel.form.method {
          case .cash, .applePay: EmptyView()
          case .card: card
          case .payPal:
            TextField("PayPal account", text: $viewModel.form.payPalAccount).takesEmail()
          }
        }
        if let totals = viewModel.quote?.totals {
          Section { TotalsView(totals: totals) }
        }
        Section {
          MessageView(message: viewModel.message)
          Button("Place the order") { Task { await viewModel.placeOrder() } }
            .disabled(viewModel.isPlacing)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Check out")
      .task { await viewModel.load() }
    }

    @ViewBuilder private var card: some View {
      TextField("Card number", text: $viewModel.form.cardNumber).takesCardNumber()
      TextField("Expiry, such as 09/29", text: $viewModel.form.cardExpiry).takesCardExpiry()
      SecureField("Code", text: $viewModel.form.cardCode).takesCardCode()
    }
  }

  #if DEBUG
    struct CheckoutViewPreviews: PreviewProvider {
      static var previews: some View {
        ForEach(PaymentMethod.allCases, id: \.self) { method in
          CheckoutView(viewModel: paying(by: method))
        }
      }

      @MainActor private static func paying(by method: PaymentMethod) -> CheckoutViewModel {
        let model = PreviewViewModelFactory().makeCheckoutViewModel(
          order: Order.preview().id, router: AppRouter())
        model.form.method = method
        return model
      }
    }
  #endif
#endif
