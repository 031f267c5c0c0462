import FITWriting
import Formats
import Foundation
import Testing

/// Files that mean harm: every one is read or refused, none does more.
struct FITHostileTests {
  /// A small file with everything: arrays, text, developer fields, compressed times, a chain.
  private static let small: [UInt8] = {
    var writer = FITWriter(isBigEndian: true)
    writer.write(0, [(0, .enumeration(4)), (4, .u32(900))], local: 0)
    writer.write(
      206,
      [(0, .u8(0)), (1, .u8(0)), (2, .u8(0x84)), (3, .text("p")), (14, .u16(20)), (15, .u8(7))],
      local: 1
    )
    writer.write(
      20,
      [(253, .u32(1000)), (3, .u8(90)), (5, .u32(10))],
      developer: [(0, 0, .u16(200))],
      local: 2
    )
    writer.write(compressed: 1001, 20, [(3, .u8(91))], local: 3)
    writer.write(78, [(0, .u16s([1, 2, 3]))], local: 4)
    var second = FITWriter()
    second.write(18, [(2, .u32(1000)), (5, .enumeration(1)), (9, .u32(20))])
    return writer.file() + second.file(headerSize: 12)
  }()

  /// Reads everything that the file gives.
  private func readAll(_ bytes: [UInt8]) {
    guard let file = try? FITFile(bytes) else { return }
    for index in 0..<file.count {
      let message = file[index]
      for slot in message.slots {
        _ = message.numbers(slot)
        _ = message.integers(slot)
        _ = message.text(FITField(slot.number))
      }
      let table = file.table(message.type)
      for number in table.fieldNumbers { _ = table.column(FITField(number)) }
      for field in file.developerFields {
        _ = table.column(field)
        _ = message.number(field)
      }
    }
  }

  /// Puts a true checksum at the end, so that the damage is met by more than the checksum.
  private func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let first = 14 + Int(bytes[4]) + 2
    guard bytes.count >= first else { return bytes }
    return bytes[..<(first - 2)] + FITWriter.checksum(of: Array(bytes[..<(first - 2)]))
      + bytes[first...]
  }

  @Test func `reads or refuses every seed of the fuzzer`() throws {
    var core = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { core.deleteLastPathComponent() }
    let seeds = try FileManager.default.contentsOfDirectory(
      at: core.appendingPathComponent("Fuzz/Seeds/fit"),
      includingPropertiesForKeys: nil
    )
    #expect(!seeds.isEmpty)
    for seed in seeds {
      let bytes = [UInt8](try Data(contentsOf: seed))
      readAll(bytes)
      var writer = FITWriter()
      writer.messages = bytes
      readAll(writer.file())
    }
  }

  @Test func `refuses a file cut off at any byte`() {
    let link = 14 + Int(Self.small[4]) + 2
    for count in 0..<Self.small.count where count != link {
      #expect(throws: FITError.self) { try FITFile(Array(Self.small[..<count])) }
    }
  }

  @Test func `notices every single flipped bit`() {
    var unnoticed: [Int] = []
    for bit in 0..<8 * Self.small.count {
      var bytes = Self.small
      bytes[bit / 8] ^= 1 << (bit % 8)
      readAll(bytes)
      if (try? FITFile(bytes)) != nil { unnoticed.append(bit) }
    }
    #expect(unnoticed == [])
  }

  @Test func `survives every single flipped bit behind a true checksum`() {
    for bit in 8 * 14..<8 * Self.small.count {
      var bytes = Self.small
      bytes[bit / 8] ^= 1 << (bit % 8)
      readAll(sealed(bytes))
    }
  }

  @Test func `survives the bounds of every byte behind a true checksum`() {
    for index in 14..<Self.small.count {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = Self.small
        bytes[index] = value
        readAll(sealed(bytes))
      }
    }
  }

  @Test func `survives random messages behind a true checksum`() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var writer = FITWriter()
      writer.messages = (0..<Int.random(in: 1...300)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      readAll(writer.file())
    }
  }

  @Test func `keeps nothing of definitions without end`() throws {
    var writer = FITWriter()
    for number in 0..<200_000 { writer.messages += [0x40 | UInt8(number % 16), 0, 0, 20, 0, 0] }
    #expect(try FITFile(writer.file()).count == 0)
  }

  @Test func `searches a definition once, however often it takes its turn`() throws {
    var writer = FITWriter()
    for local in [0, 1] as [UInt8] {
      writer.messages += [0x40 | local, 0, 0, 20, 0, 255]
      for number in 0..<254 as Range<UInt8> { writer.messages += [number, 0, 2] }
      writer.messages += [254, 1, 2]
    }
    for turn in 0..<100_000 { writer.messages += [UInt8(turn % 2), UInt8(turn % 100)] }
    let records = try FITFile(writer.file()).table(.record)
    #expect(records.column(FITField.messageIndex).last == 99)
    for number in 0..<20 as Range<UInt8> { #expect(records.column(FITField(number)) == []) }
    #expect(records.compressedSpeedAndDistance().speed == [])
    #expect(records.fieldNumbers.count == 255)
  }

  @Test func `refuses more messages than memory is meant for`() throws {
    var writer = FITWriter()
    writer.messages = [0x40, 0, 0, 20, 0, 0]
    writer.messages += [UInt8](repeating: 0, count: FITFile.mostMessages)
    #expect(try FITFile(writer.file()).count == FITFile.mostMessages)
    writer.messages.append(0)
    #expect(throws: FITError.tooManyMessages(offset: 20 + FITFile.mostMessages)) {
      try FITFile(writer.file())
    }
  }

  @Test func `refuses a file of more than 20 MiB before it looks inside`() {
    let count = FITFile.largestByteCount + 1
    #expect(throws: FITError.tooLarge(byteCount: count)) {
      try FITFile([UInt8](repeating: 0, count: count))
    }
  }

  @Test func `reads fields without a byte as absent`() throws {
    var writer = FITWriter()
    writer.messages = [0x40, 0, 0, 20, 0, 2, 3, 0, 2, 253, 0, 0x86, 0x00, 0x00]
    let file = try FITFile(writer.file())
    #expect(file.count == 2)
    #expect(file[0].integer(FITField.Record.heartRate) == nil)
    #expect(file[0].timestamp == nil)
    #expect(file.table(.record).column(FITField.Record.heartRate) == [])
    #expect(file.table(.record).timestamps.map(\.isNaN) == [true, true])
  }

  @Test func `keeps at most so many developers' descriptions`() throws {
    var writer = FITWriter()
    for number in 0..<2_000 {
      writer.write(206, [(0, .u8(0)), (1, .u8(UInt8(number % 255))), (2, .u8(2))])
    }
    #expect(try FITFile(writer.file()).developerFields.count == FITFile.mostDeveloperFields)
  }
}
