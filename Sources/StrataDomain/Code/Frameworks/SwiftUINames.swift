/// Types that SwiftUI declares and whose names do not say so.
package enum SwiftUINames {
  /// Whether SwiftUI declares a type of this name.
  package static func contains(_ name: String) -> Bool { known.contains(name) }

  private static let known = Set(
    """
    View AnyView EmptyView ViewModifier ViewBuilder EquatableView ModifiedContent App Scene
    Binding State StateObject ObservedObject EnvironmentObject Environment Bindable FocusState
    GestureState Namespace Query AppStorage SceneStorage FetchRequest FetchedResults ScaledMetric
    EnvironmentKey EnvironmentValues PreferenceKey FocusedValueKey ContainerValues DynamicProperty
    Color Image Text Font Label Button Toggle TextField SecureField TextEditor Picker DatePicker
    Slider Stepper Link Menu List Form Section Group VStack HStack ZStack LazyVStack LazyHStack
    LazyVGrid LazyHGrid GridItem Grid Spacer Divider ScrollView NavigationView NavigationStack
    NavigationLink NavigationPath NavigationSplitView TabView Alert ActionSheet ProgressView
    GeometryReader GeometryProxy ForEach Shape Path Circle Rectangle Capsule RoundedRectangle
    Gradient LinearGradient RadialGradient AngularGradient Material ShapeStyle Canvas
    Animation Transaction AnyTransition Angle UnitPoint Edge EdgeInsets Axis Alignment
    HorizontalAlignment VerticalAlignment TextAlignment ContentMode ColorScheme ScenePhase
    ButtonRole ButtonStyle LabelStyle LocalizedStringKey PhotosPicker PhotosPickerItem MapCameraPosition
    MapContent MapContentBuilder MapProxy MapReader MapStyle VideoPlayer UIViewRepresentable
    UIViewControllerRepresentable NSViewRepresentable NSViewControllerRepresentable
    UIHostingController NSHostingView NSHostingController OpenURLAction DismissAction
    DismissSearchAction OpenWindowAction RefreshAction ImageRenderer PresentationDetent
    RealityView RealityViewContent RealityViewCameraContent RealityViewAttachments Model3D SpriteView
    SceneView StoreView ProductView SubscriptionStoreView SignInWithAppleButton LocationButton
    PayWithApplePayButton AddPassToWalletButton MapAnnotation MapMarker MapPin MapUserLocationButton
    TextSelection TextRenderer MeshGradient PhaseAnimator KeyframeAnimator ControlSize SubmitLabel
    Visibility RedactionReasons ToolbarItem ToolbarItemGroup ToolbarItemPlacement DragGesture
    ScrollViewProxy TapGesture LongPressGesture MagnificationGesture RotationGesture ViewThatFits LabeledContent
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
