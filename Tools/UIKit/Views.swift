public import Foundation

@MainActor open class UIResponder {
  public init() { unavailable() }
}

@MainActor open class UIView: UIResponder {
  public var backgroundColor: UIColor?
  public var translatesAutoresizingMaskIntoConstraints: Bool = true
  public var layoutMarginsGuide: UILayoutGuide { unavailable() }
  public var topAnchor: NSLayoutYAxisAnchor { unavailable() }
  public var leadingAnchor: NSLayoutXAxisAnchor { unavailable() }
  public var trailingAnchor: NSLayoutXAxisAnchor { unavailable() }
  public override init() { unavailable() }
  public init(frame: CGRect) { unavailable() }
  public func addSubview(_ view: UIView) { unavailable() }
}

public final class UIColor: Sendable {
  public static var systemBackground: UIColor { unavailable() }
}

@MainActor public final class UILayoutGuide {
  public var topAnchor: NSLayoutYAxisAnchor { unavailable() }
  public var leadingAnchor: NSLayoutXAxisAnchor { unavailable() }
  public var trailingAnchor: NSLayoutXAxisAnchor { unavailable() }
}

@MainActor public class NSLayoutAnchor<AnchorType> {
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    unavailable()
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

@MainActor public final class NSLayoutConstraint {
  public static func activate(_ constraints: [NSLayoutConstraint]) { unavailable() }
}

public enum NSLayoutAxis { case horizontal, vertical }

public final class UIStackView: UIView {
  public var axis: NSLayoutAxis = .horizontal
  public var spacing: CGFloat = 0
  public convenience init(arrangedSubviews views: [UIView]) { unavailable() }
}

public final class UILabel: UIView {
  public var text: String?
  public var numberOfLines: Int = 1
}

@MainActor public final class UIAction {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) {
    unavailable()
  }
}

open class UIControl: UIView {
  public struct Event: Sendable {
    public static var editingChanged: Event { unavailable() }
    public static var primaryActionTriggered: Event { unavailable() }
  }

  public var isEnabled: Bool = true
  public convenience init(frame: CGRect, primaryAction: UIAction?) { unavailable() }
  public func addAction(_ action: UIAction, for controlEvents: Event) { unavailable() }
}

public final class UITextField: UIControl {
  public enum BorderStyle { case none, roundedRect }

  public var text: String?
  public var placeholder: String?
  public var borderStyle: BorderStyle = .none
}

public final class UIButton: UIControl {
  public struct Configuration {
    public var title: String?
    public static func filled() -> Configuration { unavailable() }
  }

  public var configuration: Configuration?
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    unavailable()
  }
}

public final class UIRefreshControl: UIControl {
  public func endRefreshing() { unavailable() }
}
