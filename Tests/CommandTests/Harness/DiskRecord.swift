/// What a program did to its files, as `recorder.c` wrote it down.
struct DiskRecord {
  enum Change {
    case write(offset: Int, bytes: ArraySlice<UInt8>)
    case sync
    case truncate(Int)
    case unlink
  }

  struct Operation {
    let name: String
    let change: Change
    /// Where its record ends in the log.
    let end: Int
  }

  private(set) var operations: [Operation] = []

  /// Reads a log; a record that is cut off at the end was of a call that never returned.
  init(_ log: [UInt8]) {
    var rest = log[...]
    func number(_ bytes: ArraySlice<UInt8>) -> Int {
      bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    while rest.count >= 19 {
      let kind = rest[rest.startIndex]
      let length = number(rest.dropFirst().prefix(2))
      guard rest.count >= 19 + length else { return }
      let name = String(decoding: rest.dropFirst(3).prefix(length), as: UTF8.self)
      let numbers = rest.dropFirst(3 + length)
      let offset = number(numbers.prefix(8))
      let count = number(numbers.dropFirst(8).prefix(8))
      let body = numbers.dropFirst(16)
      let change: Change
      switch kind {
      case UInt8(ascii: "W"):
        guard body.count >= count else { return }
        change = .write(offset: offset, bytes: body.prefix(count))
      case UInt8(ascii: "S"): change = .sync
      case UInt8(ascii: "T"): change = .truncate(offset)
      default: change = .unlink
      }
      rest = kind == UInt8(ascii: "W") ? body.dropFirst(count) : body
      operations.append(Operation(name: name, change: change, end: rest.startIndex))
    }
  }

  /// The files as a power cut behind so many operations may leave them.
  func disk(after count: Int, _ dice: inout Dice) -> [String: [UInt8]] {
    var disk: [String: [UInt8]] = [:]
    var unsynced: [String: [Change]] = [:]
    for operation in operations.prefix(count) {
      switch operation.change {
      case .sync:
        for change in unsynced.removeValue(forKey: operation.name) ?? [] {
          Self.apply(change, to: &disk[operation.name, default: []])
        }
      case .unlink:
        unsynced[operation.name] = nil
        disk[operation.name] = nil
      case .write, .truncate:
        unsynced[operation.name, default: []].append(operation.change)
        if disk[operation.name] == nil { disk[operation.name] = [] }
      }
    }
    for name in unsynced.keys.sorted() {
      for change in unsynced[name] ?? [] {
        switch dice.number(3) {
        case 0: break
        case 1: Self.apply(change, to: &disk[name, default: []])
        default: Self.tear(change, &disk[name, default: []], &dice)
        }
      }
    }
    return disk
  }

  private static func apply(_ change: Change, to file: inout [UInt8]) {
    switch change {
    case .write(let offset, let bytes):
      let end = offset + bytes.count
      if file.count < end { file += [UInt8](repeating: 0, count: end - file.count) }
      file.replaceSubrange(offset..<end, with: bytes)
    case .truncate(let length):
      if length < file.count { file.removeLast(file.count - length) }
    case .sync, .unlink: break
    }
  }

  /// Some of the sectors of a write come to the disk, the others do not.
  private static func tear(_ change: Change, _ file: inout [UInt8], _ dice: inout Dice) {
    guard case .write(let offset, let bytes) = change else { return }
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, ((offset + start) / 512 + 1) * 512 - offset)
      if dice.number(2) == 0 {
        let sector = bytes[(bytes.startIndex + start)..<(bytes.startIndex + end)]
        apply(.write(offset: offset + start, bytes: sector), to: &file)
      }
      start = end
    }
  }
}
