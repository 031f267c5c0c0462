import FITWriting
import Formats
import Testing

struct FITErrorTests {
  private var small: FITWriter {
    var writer = FITWriter()
    writer.write(20, [(253, .u32(1)), (3, .u8(100))])
    return writer
  }

  private func error(_ bytes: [UInt8]) -> FITError? {
    do {
      _ = try FITFile(bytes)
      return nil
    } catch { return error }
  }

  @Test func `needs a header`() {
    #expect(error([]) == .noHeader(offset: 0))
    #expect(error(Array("<?xml version".utf8)) == .noHeader(offset: 0))
    #expect(error([14, 0x20, 0, 0]) == .noHeader(offset: 0))
  }

  @Test func `needs a header of a known size`() {
    for size in [0, 1, 11, 13, 15, 0xFF] as [UInt8] {
      var bytes = small.file()
      bytes[0] = size
      #expect(error(bytes) == .unknownHeaderSize(size, offset: 0))
    }
  }

  @Test func `needs a protocol it knows`() {
    #expect(error(small.file(protocol: 0x30)) == .unknownProtocol(major: 3, offset: 1))
  }

  @Test func `does not believe a header that its checksum denies`() {
    var bytes = small.file()
    bytes[2] ^= 1
    guard case .wrongHeaderChecksum(_, _, offset: 12) = error(bytes) else {
      Issue.record("\(String(describing: error(bytes)))")
      return
    }
  }

  @Test func `does not believe a size that is not there`() {
    let length = small.messages.count
    #expect(
      error(small.file(promises: UInt32(length + 1)))
        == .cutOff(promised: UInt64(length + 3), available: length + 2, offset: 4)
    )
    #expect(
      error(small.file(promises: .max))
        == .cutOff(promised: 0x1_0000_0001, available: length + 2, offset: 4)
    )
    #expect(error(small.file(promises: 0)) == .unfinished(offset: 4))
  }

  @Test func `needs a definition before a message`() {
    var writer = FITWriter()
    writer.messages = [0x05, 1, 2, 3]
    #expect(error(writer.file()) == .undefinedMessage(local: 5, offset: 14))
    writer.messages = [0xE3, 1, 2, 3]
    #expect(error(writer.file()) == .undefinedMessage(local: 3, offset: 14))
  }

  @Test func `forgets definitions at the end of a link`() {
    var second = FITWriter()
    second.messages = [0x00, 1, 0, 0, 0, 100]
    let first = small.file()
    #expect(
      error(first + second.file()) == .undefinedMessage(local: 0, offset: first.count + 14)
    )
  }

  @Test func `needs a known byte order`() {
    var writer = FITWriter()
    writer.messages = [0x40, 0, 2, 0, 20, 0]
    #expect(error(writer.file()) == .unknownByteOrder(2, offset: 16))
  }

  @Test func `needs whole definitions and whole messages`() {
    var writer = FITWriter()
    writer.messages = [0x40, 0, 0, 20, 0, 2, 3, 1, 2, 4, 1]
    #expect(error(writer.file()) == .definitionCutOff(end: 25, offset: 14))
    writer.messages = [0x60, 0, 0, 20, 0, 1, 3, 1, 2, 9, 1, 1, 1]
    #expect(error(writer.file()) == .definitionCutOff(end: 27, offset: 14))
    writer.messages = [0x40, 0, 0, 20, 0, 1, 3, 9, 2, 0x00, 1, 2]
    #expect(error(writer.file()) == .messageCutOff(byteCount: 10, end: 26, offset: 23))
  }

  @Test func `refuses a message of more than 64 KiB`() {
    var writer = FITWriter()
    writer.messages = [0x60, 0, 0, 20, 0, 255]
    for _ in 0..<255 { writer.messages += [3, 255, 2] }
    writer.messages.append(3)
    for _ in 0..<3 { writer.messages += [3, 255, 2] }
    #expect(error(writer.file()) == .messageTooLarge(byteCount: 258 * 255, offset: 14))
  }

  @Test func `refuses what is no FIT file behind one`() {
    let bytes = small.file()
    #expect(error(bytes + [0]) == .noHeader(offset: bytes.count))
  }

  @Test func `does not believe a file that its checksum denies`() {
    var bytes = small.file()
    bytes[bytes.count - 3] ^= 1
    guard case .wrongChecksum(_, _, let offset) = error(bytes) else {
      Issue.record("\(String(describing: error(bytes)))")
      return
    }
    #expect(offset == bytes.count - 2)
  }

  @Test func `says in one sentence what was found and where`() {
    #expect(
      error(small.file(promises: .max))?.description
        == "byte 4 promises 4294967297 bytes of messages and checksum, 20 follow"
    )
    #expect(
      FITError.wrongChecksum(found: 0xA, expected: 0xBEEF, offset: 7).description
        == "the file's checksum at byte 7 is 000A, its bytes give BEEF"
    )
  }
}
