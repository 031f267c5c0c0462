/// Finds the messages of a FIT file and checks what can be checked without knowing them.
///
/// Every step consumes at least one byte, no count from the file is believed before it was
/// compared with what is there, and nothing is kept that a message does not need.
struct FITReader {
  private(set) var links: [Range<Int>] = []
  private(set) var definitions: [FITDefinition] = []
  private(set) var entries: [FITEntry] = []

  private let bytes: [UInt8]
  private var position = 0
  private var locals: [Local?] = []
  private var lastTime: UInt32?

  // Whether a fault is noted, where reading can go on.
  private let isLenient: Bool
  private var noted: FITError?

  init(_ bytes: [UInt8], isLenient: Bool = false) {
    self.bytes = bytes
    self.isLenient = isLenient
  }

  /// What one of the sixteen local message types stands for at a place in the file.
  private struct Local {
    let definition: FITDefinition
    /// The place of the definition among those that messages follow; `nil` until one does.
    var index: UInt32?
    /// The place of the time in a message, if it has one.
    let time: Int?
  }

  /// Reads all the files that follow one another in the bytes.
  mutating func read() throws(FITError) {
    guard bytes.count <= FITFile.largestByteCount else {
      throw .tooLarge(byteCount: bytes.count)
    }
    repeat {
      let start = position
      let first = entries.count
      let end = try readHeader()
      locals = [Local?](repeating: nil, count: 16)
      lastTime = nil
      try readMessages(until: end)
      try checkChecksum(from: start, at: end)
      links.append(first..<entries.count)
    } while position < bytes.count
  }

  /// Reads up to the first fault that ends reading, and returns the first fault there was.
  mutating func salvage() -> FITError? {
    do {
      try read()
      return noted
    } catch {
      if let whole = links.last?.upperBound {
        entries.removeSubrange(whole...)
        return error
      }
      return noted.flatMap { $0.isOfHeader ? nil : $0 } ?? error
    }
  }

  /// Throws a fault, or records it and continues.
  private mutating func complain(_ fault: FITError) throws(FITError) {
    guard isLenient else { throw fault }
    // That the header denies itself is the least of what is wrong.
    if noted?.isOfHeader ?? true { noted = fault }
  }

  /// Reads a header and answers where its messages end.
  private mutating func readHeader() throws(FITError) -> Int {
    let start = position
    var reader = ByteReader(bytes, in: start..<bytes.count)
    guard let size = reader.byte(), let version = reader.byte(), reader.skip(2) != nil,
      let promised = reader.number(UInt32.self),
      reader.number(UInt32.self, .bigEndian) == 0x2E46_4954
    else { throw .noHeader(offset: start) }
    guard size == 12 || size == 14 else { throw .unknownHeaderSize(size, offset: start) }
    guard version >> 4 <= 2 else { throw .unknownProtocol(major: version >> 4, offset: start + 1) }
    if size == 14 {
      guard let found = reader.number(UInt16.self) else { throw .noHeader(offset: start) }
      let expected = CRC16.checksum(of: bytes.span.bytes.extracting(start..<start + 12))
      if found != 0, found != expected {
        try complain(.wrongHeaderChecksum(found: found, expected: expected, offset: start + 12))
      }
    }
    position = reader.position
    guard promised > 0 else {
      try complain(.unfinished(offset: start + 4))
      return bytes.count
    }
    guard UInt64(promised) + 2 <= UInt64(reader.remaining) else {
      try complain(
        .cutOff(
          promised: UInt64(promised) + 2,
          available: reader.remaining,
          offset: start + 4
        )
      )
      // The checksum may be cut off alone.
      return position + min(Int(clamping: promised), reader.remaining)
    }
    return position + Int(promised)
  }

  /// Compares the checksum at `end` with the bytes since `start`, and moves past it.
  private mutating func checkChecksum(from start: Int, at end: Int) throws(FITError) {
    var reader = ByteReader(bytes, in: end..<bytes.count)
    guard let found = reader.number(UInt16.self) else {
      throw .cutOff(promised: 2, available: reader.remaining, offset: end)
    }
    let expected = CRC16.checksum(of: bytes.span.bytes.extracting(start..<end))
    position = reader.position
    guard found == expected else {
      try complain(.wrongChecksum(found: found, expected: expected, offset: end))
      return
    }
  }

  private mutating func readMessages(until end: Int) throws(FITError) {
    while position < end {
      let header = bytes[position]
      if header & 0xC0 == 0x40 {
        try readDefinition(header, until: end)
      } else {
        try readMessage(header, until: end)
      }
    }
  }

  private mutating func readDefinition(_ header: UInt8, until end: Int) throws(FITError) {
    let start = position
    var reader = ByteReader(bytes, in: start..<end)
    guard reader.skip(2) != nil, let order = reader.byte() else {
      throw .definitionCutOff(end: end, offset: start)
    }
    guard order <= 1 else { throw .unknownByteOrder(order, offset: start + 2) }
    let hasDeveloperFields = header & 0x20 != 0
    guard let type = reader.number(UInt16.self, order == 0 ? .littleEndian : .bigEndian),
      let count = reader.byte(), let fields = reader.skip(3 * Int(count)),
      let developerCount = hasDeveloperFields ? reader.byte() : 0,
      reader.skip(3 * Int(developerCount)) != nil
    else { throw .definitionCutOff(end: end, offset: start) }
    var size = 0
    for entry in 0..<Int(count) { size += Int(bytes[fields + 3 * entry + 1]) }
    let developerFields = fields + 3 * Int(count) + 1
    for entry in 0..<Int(developerCount) { size += Int(bytes[developerFields + 3 * entry + 1]) }
    guard size <= FITFile.largestMessage else {
      throw .messageTooLarge(byteCount: size, offset: start)
    }
    let definition = FITDefinition(
      type: FITMessageType(rawValue: type),
      order: order == 0 ? .littleEndian : .bigEndian,
      fields: fields,
      fieldCount: count,
      developerFieldCount: developerCount,
      size: size
    )
    let time = definition.slot(FITField.timestamp.number, in: bytes.span.bytes)
    locals[Int(header & 0x0F)] = Local(
      definition: definition,
      time: time?.type == .uint32 && time?.size == 4 ? time?.offset : nil
    )
    position = reader.position
  }

  private mutating func readMessage(_ header: UInt8, until end: Int) throws(FITError) {
    let start = position
    let isCompressed = header & 0x80 != 0
    let number = isCompressed ? header >> 5 & 0x3 : header & 0x0F
    guard let local = locals[Int(number)] else {
      throw .undefinedMessage(local: number, offset: start)
    }
    let size = local.definition.size
    guard size < end - start else {
      throw .messageCutOff(byteCount: size + 1, end: end, offset: start)
    }
    guard entries.count < FITFile.mostMessages else { throw .tooManyMessages(offset: start) }
    entries.append(
      FITEntry(
        offset: UInt32(start + 1),
        definition: index(of: local, number: Int(number)),
        timestamp: isCompressed ? time(compressed: header) : time(of: local, at: start + 1)
      )
    )
    position = start + 1 + size
  }

  /// The place of a definition, which is kept with the first message that follows it.
  private mutating func index(of local: Local, number: Int) -> UInt32 {
    if let index = local.index { return index }
    let index = UInt32(definitions.count)
    definitions.append(local.definition)
    locals[number]?.index = index
    return index
  }

  /// The time that a message's own field says.
  private mutating func time(of local: Local, at start: Int) -> UInt32 {
    guard let offset = local.time else { return FITEntry.noTime }
    let raw = bytes.span.bytes.unsafeLoadUnaligned(
      fromByteOffset: start + offset,
      as: UInt32.self
    )
    let isLittle = local.definition.order == .littleEndian
    let time = isLittle ? UInt32(littleEndian: raw) : UInt32(bigEndian: raw)
    if time != FITEntry.noTime { lastTime = time }
    return time
  }

  /// The time of a header's five bits: the next moment that ends in them.
  private mutating func time(compressed header: UInt8) -> UInt32 {
    guard let last = lastTime else { return FITEntry.noTime }
    let bits = UInt32(header & 0x1F)
    let time = last &+ (bits &- last) & 0x1F
    lastTime = time
    return time
  }
}

extension FITError {
  /// Whether only the header's own checksum is wrong.
  fileprivate var isOfHeader: Bool {
    if case .wrongHeaderChecksum = self { true } else { false }
  }
}
