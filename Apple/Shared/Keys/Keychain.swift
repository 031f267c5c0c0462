import Foundation
import Security

/// Secrets of this device, such as what proves to a server that it was let in.
///
/// They stay on this device and can be read once it has been unlocked after a restart, so that a run
/// with the screen locked can still send what it has recorded.
struct Keychain: Sendable {
  /// The owner of the secrets, so that two of them never meet.
  let service: String

  /// Returns a secret, or nil if none is kept.
  func value(of account: String) throws(KeychainError) -> String? {
    var query = query(account)
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: CFTypeRef?
    let status = withUnsafeMutablePointer(to: &found) {
      SecItemCopyMatching(query as CFDictionary, $0)
    }
    if status == errSecItemNotFound { return nil }
    guard status == errSecSuccess, let data = found as? Data else {
      throw KeychainError(status: status)
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Keeps a secret in place of an earlier one.
  func keep(_ value: String, of account: String) throws(KeychainError) {
    let attributes: [String: Any] = [
      kSecValueData as String: Data(value.utf8),
      kSecAttrAccessible as String: kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly,
    ]
    var status = SecItemUpdate(query(account) as CFDictionary, attributes as CFDictionary)
    if status == errSecItemNotFound {
      let item = query(account).merging(attributes) { $1 }
      status = SecItemAdd(item as CFDictionary, nil)
    }
    guard status == errSecSuccess else { throw KeychainError(status: status) }
  }

  /// Removes a secret; one that is not there is removed already.
  func remove(_ account: String) throws(KeychainError) {
    let status = SecItemDelete(query(account) as CFDictionary)
    guard status == errSecSuccess || status == errSecItemNotFound else {
      throw KeychainError(status: status)
    }
  }

  private func query(_ account: String) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: account,
    ]
  }
}
