// Stand-in for the keychain of Security, written from Apple's documentation. The fake keeps the items in
// memory, as strict as the keychain: a second item of one name is a duplicate, a locked one is refused.
@_exported import Foundation
public typealias OSStatus = Int32
// Bridged from and to String by the compiler, which is all that the apps do with it.
public typealias CFString = String
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = [String: Any]
public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecAttrService: CFString = "svce"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecValueData: CFString = "v_Data"
public let kSecReturnData: CFString = "r_Data"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public func SecItemAdd(
  _ attributes: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { FakeKeychain.shared.add(attributes) }
public func SecItemCopyMatching(
  _ query: CFDictionary,
  _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  guard query[kSecReturnData] as? Bool == true else { return errSecParam }
  let (status, data) = FakeKeychain.shared.find(query)
  #if os(Linux)
  result?.pointee = data.map { NSData(data: $0) }
  #endif
  return status
}
public func SecItemUpdate(
  _ query: CFDictionary,
  _ attributesToUpdate: CFDictionary
) -> OSStatus { FakeKeychain.shared.update(query, attributesToUpdate) }
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { FakeKeychain.shared.delete(query) }
/// What the keychain holds; each test has a service of its own, for there is one keychain.
// What it holds is reached through its queue alone.
@_spi(Fake) public final class FakeKeychain: @unchecked Sendable {
  public static let shared = FakeKeychain()
  struct Item { var data: Data, accessible: String? }
  let queue = DispatchQueue(label: "keychain")
  var items: [String: Item] = [:], locked: Set<String> = []
  /// What is kept for a service and an account.
  public func data(_ service: String, _ account: String) -> Data? {
    queue.sync { items[service + "/" + account]?.data }
  }
  /// How an item is protected.
  public func protection(_ service: String, _ account: String) -> String? {
    queue.sync { items[service + "/" + account]?.accessible }
  }
  /// Locks the items of a service, as before the first unlock.
  public func lock(_ service: String, _ isLocked: Bool) {
    queue.sync { _ = isLocked ? locked.insert(service).inserted : locked.remove(service) != nil }
  }
  func add(_ query: CFDictionary) -> OSStatus {
    change(query) { name in
      guard let data = query[kSecValueData] as? Data else { return errSecParam }
      guard items[name] == nil else { return errSecDuplicateItem }
      items[name] = Item(data: data, accessible: query[kSecAttrAccessible] as? String)
      return errSecSuccess
    }
  }
  func find(_ query: CFDictionary) -> (OSStatus, Data?) {
    var data: Data?
    let status = change(query) { name in
      data = items[name]?.data
      return data == nil ? errSecItemNotFound : errSecSuccess
    }
    return (status, data)
  }
  func update(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
    change(query) { name in
      // The class and what a search returns are no attributes of an item.
      guard attributes[kSecClass] == nil, attributes[kSecReturnData] == nil else {
        return errSecParam
      }
      guard items[name] != nil else { return errSecItemNotFound }
      if let data = attributes[kSecValueData] as? Data { items[name]?.data = data }
      if let accessible = attributes[kSecAttrAccessible] as? String {
        items[name]?.accessible = accessible
      }
      return errSecSuccess
    }
  }
  func delete(_ query: CFDictionary) -> OSStatus {
    change(query) { items.removeValue(forKey: $0) == nil ? errSecItemNotFound : errSecSuccess }
  }
  func change(_ query: CFDictionary, _ work: (String) -> OSStatus) -> OSStatus {
    guard query[kSecClass] as? String == kSecClassGenericPassword,
      let service = query[kSecAttrService] as? String,
      let account = query[kSecAttrAccount] as? String
    else { return errSecParam }
    return queue.sync {
      locked.contains(service) ? errSecInteractionNotAllowed : work(service + "/" + account)
    }
  }
}
