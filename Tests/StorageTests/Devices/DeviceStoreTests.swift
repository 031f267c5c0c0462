import Exchange
import Formats
import Foundation
import Storage
import Testing

struct DeviceStoreTests {
  private let folder = TestFolder()

  @Test func `lets a device in and keeps no token`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = DeviceStore(database)
    let (device, token) = try await store.add("Kim's phone", now: 1000)
    #expect(token.utf8.count == 64)
    #expect(try await store.devices() == [device])
    let tokens = try await store.tokens(now: 1000)
    #expect(tokens == [SHA256.digest(of: Array(token.utf8)): device])
    database.close()
    for bytes in try folder.databaseFiles().values {
      #expect(bytes.range(of: Data(token.utf8)) == nil)
    }
  }

  @Test func `forgets who stayed away for ninety days, or was paired a year ago`() async throws {
    let store = DeviceStore(try RecordDatabase(folder.folder))
    let (device, _) = try await store.add("watch", now: 0)
    #expect(try await store.tokens(now: DeviceStore.longestAbsence).count == 1)
    #expect(try await store.tokens(now: DeviceStore.longestAbsence + 1).isEmpty)
    try await store.note(device.id, seen: DeviceStore.longestAbsence)
    #expect(try await store.tokens(now: DeviceStore.longestAbsence + 1).count == 1)
    try await store.note(device.id, seen: DeviceStore.longestPairing)
    #expect(try await store.tokens(now: DeviceStore.longestPairing + 1).isEmpty)
  }

  @Test func `shuts a device out`() async throws {
    let store = DeviceStore(try RecordDatabase(folder.folder))
    let (phone, _) = try await store.add("phone", now: 1)
    let (watch, _) = try await store.add("watch", now: 2)
    #expect(try await store.devices().map(\.name) == ["watch", "phone"])
    #expect(try await store.remove(phone.id) == phone)
    #expect(try await store.remove(phone.id) == nil)
    #expect(try await store.tokens(now: 2).values.map(\.id) == [watch.id])
  }
}
