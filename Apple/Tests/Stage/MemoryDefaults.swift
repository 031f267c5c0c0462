import Foundation

/// Choices that nobody keeps.
final class MemoryDefaults: UserDefaults {
  private var values: [String: Any] = [:]

  override func object(forKey key: String) -> Any? { values[key] }
  override func string(forKey key: String) -> String? { values[key] as? String }
  override func set(_ value: Any?, forKey key: String) { values[key] = value }
  override func removeObject(forKey key: String) { values[key] = nil }
  override func set(_ value: Bool, forKey key: String) { values[key] = value }
  override func set(_ value: Int, forKey key: String) { values[key] = value }
  override func set(_ value: Double, forKey key: String) { values[key] = value }
}
