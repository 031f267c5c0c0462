import Foundation
@_spi(Fake) import Security
import Screens
import Testing

struct KeychainTests {
  private let keychain = Keychain(service: UUID().uuidString)

  @Test func `keeps a secret, replaces it and removes it`() throws {
    #expect(try keychain.value(of: "a") == nil)
    try keychain.keep("first", of: "a")
    try keychain.keep("sécond", of: "a")
    try keychain.keep("other", of: "b")
    #expect(try keychain.value(of: "a") == "sécond")
    try keychain.remove("a")
    try keychain.remove("a")
    #expect(try keychain.value(of: "a") == nil)
    #expect(try keychain.value(of: "b") == "other")
  }

  @Test func `never lets a secret leave the device, and reads it with the screen locked`() throws {
    try keychain.keep("first", of: "a")
    let protection = FakeKeychain.shared.protection(keychain.service, "a")
    #expect(protection == kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly)
  }

  @Test func `says to unlock the device where nothing can be read yet`() throws {
    try keychain.keep("first", of: "a")
    FakeKeychain.shared.lock(keychain.service, true)
    let error = #expect(throws: KeychainError.self) { try keychain.value(of: "a") }
    #expect(error?.told(in: AppWords()).hasPrefix("Unlock this phone") == true)
  }
}
