import Coaching
import Exchange
import Foundation
import Testing
import Training

@MainActor struct SessionFolderTests {
  private let place = FileManager.default.temporaryDirectory
    .appendingPathComponent("pacesetter-folder-\(UUID().uuidString)")

  private func line(_ number: Int64, of device: UInt64 = 0xA1, in session: String = "run-1")
    -> EventLine
  {
    EventLine(
      LinkEvent(
        .hapticCue(.split),
        device: DeviceID(bits: device).hexadecimal,
        number: number,
        session: session,
        time: LocalTime(Instant(millisecondsSince1970: 1_767_254_400_000), offset: .zero)
      )
    )
  }

  @Test func `keeps who the device is, what it said, and how far others have it`() throws {
    var folder = try SessionFolder(place, device: DeviceID(bits: 0xA1))
    folder.append([line(1), line(2), line(3)], isDurable: true)
    folder.append([line(7, of: 0xB2)], isDurable: true)
    folder.mark(folder.device, 2)
    folder = try SessionFolder(place, device: DeviceID(bits: 0xFF))
    let kept = folder.wake()
    #expect(folder.device == DeviceID(bits: 0xA1))
    #expect(kept.acknowledged == 2 && kept.next == 4)
    #expect(kept.waiting == [line(3)])
    #expect(kept.inbox.last(of: DeviceID(bits: 0xB2)) == 7)
    #expect(folder.ownLines(from: 2) == [line(2), line(3)])
  }

  @Test func `cuts off the half line that a kill has left`() throws {
    var folder = try SessionFolder(place, device: DeviceID(bits: 0xA1))
    folder.append([line(1)], isDurable: true)
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: place.path).first {
        $0.hasSuffix("events")
      }
    )
    let handle = try FileHandle(forWritingTo: place.appendingPathComponent(name))
    try handle.seekToEnd()
    try handle.write(contentsOf: line(2).bytes.prefix(40))
    try handle.close()
    folder = try SessionFolder(place, device: DeviceID(bits: 0xA1))
    #expect(folder.wake().next == 2)
    folder.append([line(2)], isDurable: true)
    #expect(folder.lines(of: "run-1") == [line(1), line(2)])
  }

  @Test func `keeps lines in memory while the disk takes none, and writes them later in order`()
    throws
  {
    let folder = try SessionFolder(place, device: DeviceID(bits: 0xA1))
    try FileManager.default.removeItem(at: place)
    folder.append([line(1)], isDurable: true)
    folder.append([line(2)], isDurable: true)
    #expect(folder.isFull && !folder.synchronize())
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    folder.append([line(3)], isDurable: true)
    #expect(!folder.isFull)
    #expect(folder.lines(of: "run-1") == [line(1), line(2), line(3)])
  }
}
