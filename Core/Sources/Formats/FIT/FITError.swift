/// Why bytes are not a FIT file, with what was found and where.
public enum FITError: Error, Hashable, Sendable {
  /// The file is larger than ``FITFile/largestByteCount``.
  case tooLarge(byteCount: Int)
  /// Neither a file nor a link of a chain of files begins here.
  case noHeader(offset: Int)
  /// A header of this many bytes does not exist.
  case unknownHeaderSize(UInt8, offset: Int)
  /// The file is written in a protocol that came after this reader.
  case unknownProtocol(major: UInt8, offset: Int)
  /// The header's own checksum denies the header.
  case wrongHeaderChecksum(found: UInt16, expected: UInt16, offset: Int)
  /// The header promises no message at all: the device never finished the file.
  case unfinished(offset: Int)
  /// The header promises more bytes than there are.
  case cutOff(promised: UInt64, available: Int, offset: Int)
  /// A definition's byte order is neither little (0) nor big (1).
  case unknownByteOrder(UInt8, offset: Int)
  /// A definition runs past the end of the messages.
  case definitionCutOff(end: Int, offset: Int)
  /// A definition describes messages larger than ``FITFile/largestMessage``.
  case messageTooLarge(byteCount: Int, offset: Int)
  /// A message refers to a definition that was never given.
  case undefinedMessage(local: UInt8, offset: Int)
  /// A message runs past the end of the messages.
  case messageCutOff(byteCount: Int, end: Int, offset: Int)
  /// The file has more than ``FITFile/mostMessages``.
  case tooManyMessages(offset: Int)
  /// The checksum at the end of the file denies the file.
  case wrongChecksum(found: UInt16, expected: UInt16, offset: Int)

  /// The byte at which the file stopped making sense.
  public var offset: Int {
    switch self {
    case .tooLarge: FITFile.largestByteCount
    case .noHeader(let offset), .unknownHeaderSize(_, let offset),
      .unknownProtocol(_, let offset), .wrongHeaderChecksum(_, _, let offset),
      .unfinished(let offset), .cutOff(_, _, let offset), .unknownByteOrder(_, let offset),
      .definitionCutOff(_, let offset), .messageTooLarge(_, let offset),
      .undefinedMessage(_, let offset), .messageCutOff(_, _, let offset),
      .tooManyMessages(let offset), .wrongChecksum(_, _, let offset):
      offset
    }
  }
}

extension FITError {
  /// Whether what comes before the fault may be whole: not where the file is no FIT file, is too
  /// much to be read, or is written in a later protocol.
  public var isDamage: Bool {
    switch self {
    case .tooLarge, .unknownProtocol, .tooManyMessages: false
    case .noHeader(let offset), .unknownHeaderSize(_, let offset): offset > 0
    case .wrongHeaderChecksum, .unfinished, .cutOff, .unknownByteOrder, .definitionCutOff,
      .messageTooLarge, .undefinedMessage, .messageCutOff, .wrongChecksum:
      true
    }
  }
}

extension FITError: CustomStringConvertible {
  /// One sentence: what was found, what was expected, and where.
  public var description: String {
    switch self {
    case .tooLarge(let byteCount):
      "the file has \(byteCount) bytes, a FIT file may have \(FITFile.largestByteCount)"
    case .noHeader(let offset):
      "byte \(offset) should begin a FIT file, but '.FIT' does not stand at byte \(offset + 8)"
    case .unknownHeaderSize(let size, let offset):
      "the FIT header at byte \(offset) says it has \(size) bytes, it should have 12 or 14"
    case .unknownProtocol(let major, let offset):
      "byte \(offset) asks for FIT protocol \(major), this reader knows 1 and 2"
    case .wrongHeaderChecksum(let found, let expected, let offset):
      "the header's checksum at byte \(offset) is \(hex(found)), its bytes give \(hex(expected))"
    case .unfinished(let offset):
      "byte \(offset) promises no messages: the device never finished this file"
    case .cutOff(let promised, let available, let offset):
      "byte \(offset) promises \(promised) bytes of messages and checksum, \(available) follow"
    case .unknownByteOrder(let order, let offset):
      "byte \(offset) gives the byte order \(order), it should be 0 or 1"
    case .definitionCutOff(let end, let offset):
      "the definition at byte \(offset) does not end before the messages do at byte \(end)"
    case .messageTooLarge(let byteCount, let offset):
      "the definition at byte \(offset) is of \(byteCount) bytes, a message may have "
        + "\(FITFile.largestMessage)"
    case .undefinedMessage(let local, let offset):
      "the message at byte \(offset) has the local type \(local), which nothing defined before"
    case .messageCutOff(let byteCount, let end, let offset):
      "the message at byte \(offset) has \(byteCount) bytes, the messages end at byte \(end)"
    case .tooManyMessages(let offset):
      "byte \(offset) begins one message more than the \(FITFile.mostMessages) a file may have"
    case .wrongChecksum(let found, let expected, let offset):
      "the file's checksum at byte \(offset) is \(hex(found)), its bytes give \(hex(expected))"
    }
  }

  private func hex(_ number: UInt16) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
