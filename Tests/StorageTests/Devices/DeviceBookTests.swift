import Formats
import Foundation
import Storage
import Testing

struct DeviceBookTests {
  private let folder = TestFolder()

  @Test func `lets a device in and keeps no token`() async throws {
    let vault = try Vault(folder.folder)
    let book = DeviceBook(vault)
    let (device, token) = try await book.add("Kim's phone", now: 1000)
    #expect(token.utf8.count == 64)
    #expect(try await book.devices() == [device])
    let tokens = try await book.tokens(now: 1000)
    #expect(tokens == [SHA256.digest(of: Array(token.utf8)): device])
    vault.close()
    for bytes in try folder.databaseFiles().values {
      #expect(bytes.range(of: Data(token.utf8)) == nil)
    }
  }

  @Test func `forgets who stayed away for ninety days, or was paired a year ago`() async throws {
    let book = DeviceBook(try Vault(folder.folder))
    let (device, _) = try await book.add("watch", now: 0)
    #expect(try await book.tokens(now: DeviceBook.longestAbsence).count == 1)
    #expect(try await book.tokens(now: DeviceBook.longestAbsence + 1).isEmpty)
    try await book.note(device.id, seen: DeviceBook.longestAbsence)
    #expect(try await book.tokens(now: DeviceBook.longestAbsence + 1).count == 1)
    try await book.note(device.id, seen: DeviceBook.longestPairing)
    #expect(try await book.tokens(now: DeviceBook.longestPairing + 1).isEmpty)
  }

  @Test func `shuts a device out`() async throws {
    let book = DeviceBook(try Vault(folder.folder))
    let (phone, _) = try await book.add("phone", now: 1)
    let (watch, _) = try await book.add("watch", now: 2)
    #expect(try await book.devices().map(\.name) == ["watch", "phone"])
    #expect(try await book.remove(phone.id) == phone)
    #expect(try await book.remove(phone.id) == nil)
    #expect(try await book.tokens(now: 2).values.map(\.id) == [watch.id])
  }
}
