import FITWriting
import Formats
import Testing

struct FITFileTests {
  @Test(arguments: [false, true])
  func `reads records in either byte order`(isBigEndian: Bool) throws {
    var writer = FITWriter(isBigEndian: isBigEndian)
    writer.write(0, [(0, .enumeration(4)), (4, .u32(1000))])
    writer.write(20, [(253, .u32(1001)), (3, .u8(140)), (5, .u32(250)), (0, .s32(-1 << 30))])
    writer.write(20, [(253, .u32(1002)), (3, .u8(0xFF)), (5, .u32(510)), (0, .s32(1 << 29))])
    let file = try FITFile(writer.file())

    #expect(file.count == 3)
    #expect(file[0].type == .fileID)
    #expect(file[0].integer(FITField.FileID.created) == 1000)
    let records = file.table(.record)
    #expect(records.timestamps == [1001, 1002])
    #expect(records.column(FITField.Record.distance) == [2.5, 5.1])
    #expect(records.column(FITField.Record.latitude) == [-90, 45])
    let heartRates = records.column(FITField.Record.heartRate)
    #expect(heartRates[0] == 140)
    #expect(heartRates[1].isNaN)
    #expect(records.column(FITField.Record.power) == [])
    #expect(records.fieldNumbers == [0, 3, 5, 253])
  }

  @Test func `reads every base type`() throws {
    let values: [FITValue] = [
      .enumeration(7), .s8(-8), .u8(200), .s16(-300), .u16(60_000), .s32(-70_000),
      .u32(4_000_000_000), .f32(1.5), .f64(-2.25), .u16z(9), .s64(-1 << 60), .u64(1 << 60),
      .raw(code: 0x0A, [3]), .raw(code: 0x8C, [4, 0, 0, 0]),
      .raw(code: 0x90, [5, 0, 0, 0, 0, 0, 0, 0]), .bytes([6]),
    ]
    var writer = FITWriter()
    writer.write(20, values.enumerated().map { (UInt8($0), $1) })
    let message = try FITFile(writer.file())[0]
    let numbers = (0..<UInt8(values.count)).map { message.number(FITField($0)) }
    #expect(
      numbers == [
        7, -8, 200, -300, 60_000, -70_000, 4_000_000_000, 1.5, -2.25, 9, -0x1p60, 0x1p60,
        3, 4, 5, 6,
      ]
    )
    #expect(message.integer(FITField(10)) == -1 << 60)
    #expect(message.integer(FITField(11)) == 1 << 60)
  }

  @Test func `takes every type's invalid value for absent`() throws {
    let values: [FITValue] = [
      .enumeration(0xFF), .s8(.max), .u8(.max), .s16(.max), .u16(.max), .s32(.max), .u32(.max),
      .raw(code: 0x88, [0xFF, 0xFF, 0xFF, 0xFF]), .f64(.nan), .f64(.infinity), .u16z(0),
      .s64(.max), .u64(.max), .raw(code: 0x0A, [0]), .raw(code: 0x8C, [0, 0, 0, 0]),
      .raw(code: 0x90, [0, 0, 0, 0, 0, 0, 0, 0]), .bytes([0xFF]), .text(""),
    ]
    var writer = FITWriter()
    writer.write(20, values.enumerated().map { (UInt8($0), $1) })
    let file = try FITFile(writer.file())
    for number in 0..<UInt8(values.count) {
      #expect(file[0].number(FITField(number)) == nil, "\(values[Int(number)])")
      #expect(file[0].integer(FITField(number)) == nil, "\(values[Int(number)])")
      #expect(file[0].text(FITField(number)) == nil, "\(values[Int(number)])")
      #expect(file.table(.record).column(FITField(number)) == [], "\(values[Int(number)])")
    }
  }

  @Test func `reads texts up to their end and arrays element by element`() throws {
    var writer = FITWriter()
    writer.write(
      78,
      [
        (0, .u16s([1000, 0xFFFF, 900])), (1, .text("Größe 🏃")), (2, .bytes([1, 2, 3])),
        (3, .raw(code: 0x07, [0x41, 0xFF, 0, 0x42])),
      ]
    )
    let message = try FITFile(writer.file())[0]
    let slots = message.slots
    #expect(message.integers(slots[0]) == [1000, nil, 900])
    #expect(message.numbers(slots[0])[2] == 900)
    #expect(message.text(FITField(1)) == "Größe 🏃")
    #expect(message.integers(slots[2]) == [1, 2, 3])
    #expect(message.text(FITField(3)) == "A\u{FFFD}")
  }

  @Test func `takes a field of an odd size or an unknown type for bytes`() throws {
    var writer = FITWriter()
    writer.write(20, [(0, .raw(code: 0x84, [1, 2, 3])), (1, .raw(code: 0x1F, [9]))])
    let file = try FITFile(writer.file())
    #expect(file[0].slots.map(\.type) == [.byte, .byte])
    #expect(file[0].slots.map(\.count) == [3, 1])
    #expect(file.table(.record).column(FITField(1)) == [9])
  }

  @Test func `adds the five bits of a compressed time to the time before`() throws {
    var writer = FITWriter()
    writer.write(20, [(253, .u32(0x1000_0005)), (3, .u8(1))])
    for time in [0x1000_0006, 0x1000_001F, 0x1000_0020, 0x1000_003E, 0x1000_005D] as [UInt32] {
      writer.write(compressed: time, 20, [(3, .u8(2))], local: 3)
    }
    let times = try FITFile(writer.file()).map(.record) { $0.timestamp }
    #expect(
      times == [0x1000_0005, 0x1000_0006, 0x1000_001F, 0x1000_0020, 0x1000_003E, 0x1000_005D]
    )
  }

  @Test func `knows no time before the first`() throws {
    var writer = FITWriter()
    writer.write(compressed: 7, 20, [(3, .u8(2))])
    writer.write(20, [(253, .u32(.max)), (3, .u8(2))])
    #expect(try FITFile(writer.file()).map(.record) { $0.timestamp } == [nil, nil])
  }

  @Test func `reads developers' fields as they describe them`() throws {
    var writer = FITWriter()
    writer.write(
      206,
      [
        (0, .u8(1)), (1, .u8(4)), (2, .u8(0x84)), (3, .text("Form Power")), (6, .u8(10)),
        (7, .s8(5)), (8, .text("W")), (14, .u16(20)), (15, .u8(7)),
      ]
    )
    writer.write(20, [(253, .u32(9))], developer: [(4, 1, .u16(2500)), (5, 1, .u8(1))])
    writer.write(20, [(253, .u32(10))], developer: [(4, 1, .u16(.max)), (5, 1, .u8(1))])
    let file = try FITFile(writer.file())
    let field = try #require(file.developerFields.first)
    #expect(field.name == "Form Power")
    #expect(field.units == "W")
    #expect(field.type == .uint16)
    #expect(field.nativeMessage == .record)
    #expect(field.nativeField == FITField.Record.power.number)
    let column = file.table(.record).column(field)
    #expect(column[0] == 245)
    #expect(column[1].isNaN)
    #expect(file[1].number(field) == 245)
    #expect(file[2].number(field) == nil)
  }

  @Test func `reads a chain of files one after the other`() throws {
    var first = FITWriter()
    first.write(20, [(253, .u32(1)), (3, .u8(100))])
    var second = FITWriter(isBigEndian: true)
    second.write(20, [(253, .u32(2)), (3, .u8(101))])
    second.write(20, [(253, .u32(3)), (3, .u8(102))])
    let file = try FITFile(first.file(headerSize: 12) + second.file())
    #expect(file.links == [0..<1, 1..<3])
    #expect(file.table(.record).column(FITField.Record.heartRate) == [100, 101, 102])
    #expect(file.table(.record, in: file.links[1]).timestamps == [2, 3])
  }

  @Test func `accepts a header whose checksum was not computed`() throws {
    var writer = FITWriter()
    writer.write(0, [(0, .enumeration(4))])
    var bytes = writer.file()
    bytes.replaceSubrange(12..<14, with: [0, 0])
    let checksum = FITWriter.checksum(of: bytes.dropLast(2))
    bytes.replaceSubrange((bytes.count - 2)..., with: checksum)
    #expect(try FITFile(bytes).count == 1)
  }

  @Test func `redefines a local type in mid-file`() throws {
    var writer = FITWriter()
    writer.write(20, [(3, .u8(100))])
    writer.write(18, [(5, .enumeration(1)), (9, .u32(500))])
    writer.write(20, [(7, .u16(300)), (3, .u8(101))])
    let file = try FITFile(writer.file())
    #expect(file.table(.record).column(FITField.Record.heartRate) == [100, 101])
    #expect(file.table(.session).first?.number(FITField.Session.distance) == 5)
  }
}

extension FITFile {
  fileprivate func map<Value>(_ type: FITMessageType, _ value: (FITMessage) -> Value) -> [Value] {
    table(type).map(value)
  }
}
