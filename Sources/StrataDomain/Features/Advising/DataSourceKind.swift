package import StrataCode

/// Where data comes from or goes to.
package enum DataSourceKind: String, Sendable, CaseIterable {
  case network
  /// A database, on the device or behind a vendor's SDK.
  case store
  /// Files that hold what the project is about.
  case files
  /// Sensors, and what the device keeps for all apps: contacts, calendars, photos, health.
  case device
  case cache
  /// Images that a library loads and keeps.
  case images
  /// Small values such as preferences.
  case settings
  /// Passwords and tokens.
  case secrets

  /// Whether it asks for a source of its own beside the others. Settings, secrets, caches and images
  /// do not: each is a value or two behind a protocol, and nothing has to be kept in step with it.
  package var counts: Bool {
    switch self {
    case .network, .store, .files, .device: true
    case .cache, .images, .settings, .secrets: false
    }
  }

  /// What it is called.
  package var noun: Phrase {
    switch self {
    case .network: Phrase("network", zh: "网络")
    case .store: Phrase("database", zh: "数据库")
    case .files: Phrase("files", zh: "文件")
    case .device: Phrase("sensors and device data", zh: "传感器与设备数据")
    case .cache: Phrase("cache", zh: "缓存")
    case .images: Phrase("images", zh: "图片")
    case .settings: Phrase("settings", zh: "设置项")
    case .secrets: Phrase("secrets", zh: "密钥")
    }
  }
}
