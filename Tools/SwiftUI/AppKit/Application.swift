@MainActor
public final class NSApplication {
  public enum ActivationPolicy: Sendable {
    case regular
  }

  public class var shared: NSApplication { unavailable() }

  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { unavailable() }

  public func activate() { unavailable() }
}
