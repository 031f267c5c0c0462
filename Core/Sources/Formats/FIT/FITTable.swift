/// All messages of one type, one after the other or column by column.
///
/// A column is fast: the messages of one definition are laid out alike, so a field is found once
/// and then read from one message after the other.
public struct FITTable: RandomAccessCollection, Sendable {
  let bytes: [UInt8]
  private let definitions: [FITDefinition]
  private let entries: ArraySlice<FITEntry>

  init(_ type: FITMessageType, in places: Range<Int>, of file: FITFile) {
    bytes = file.bytes
    definitions = file.definitions
    entries = file.entries[places].filter { file.definitions[Int($0.definition)].type == type }[...]
  }

  private init(_ entries: ArraySlice<FITEntry>, of table: FITTable) {
    bytes = table.bytes
    definitions = table.definitions
    self.entries = entries
  }

  /// Where the table begins.
  public var startIndex: Int { entries.startIndex }

  /// One past the last message.
  public var endIndex: Int { entries.endIndex }

  /// A message of the table.
  public subscript(index: Int) -> FITMessage {
    let entry = entries[index]
    return FITMessage(entry, definitions[Int(entry.definition)], in: bytes)
  }

  /// Some consecutive messages of the table.
  public subscript(range: Range<Int>) -> FITTable { FITTable(entries[range], of: self) }

  /// The numbers of the profile's fields that any message of the table has, in rising order.
  public var fieldNumbers: [UInt8] {
    var isThere = [Bool](repeating: false, count: 256)
    var isSeen = [Bool](repeating: false, count: definitions.count)
    for entry in entries where !isSeen[Int(entry.definition)] {
      isSeen[Int(entry.definition)] = true
      var cursor = FITDefinitionCursor(definitions[Int(entry.definition)])
      while let slot = cursor.next(in: bytes.span.bytes), slot.developer == nil {
        isThere[Int(slot.number)] = true
      }
    }
    return (0...UInt8.max).filter { isThere[Int($0)] }
  }

  /// The times of all messages in seconds since 1989-12-31T00:00:00Z; `nan` where one has none.
  public var timestamps: [Double] {
    entries.map { $0.timestamp == FITEntry.noTime ? .nan : Double($0.timestamp) }
  }

  /// The first element of a field in every message, `nan` where there is no value.
  ///
  /// Empty if no message has a value.
  public func column(_ field: FITField) -> [Double] {
    column(field) { $0.slot(field.number, in: $1) }
  }

  /// A developer's field in every message, `nan` where there is no value.
  ///
  /// Empty if no message has a value.
  public func column(_ field: FITDeveloperField) -> [Double] {
    column(field.field) { field.slot(in: $0, of: $1) }
  }

  private func column(
    _ field: FITField,
    slot: (FITDefinition, RawSpan) -> FITSlot?
  ) -> [Double] {
    var column = FITColumn(field, count: count)
    forEachRun(slot: slot) { slot, entries, row in
      column.fill(entries, slot, bytes.span.bytes, from: row)
    }
    return column.hasValue ? column.values : []
  }

  /// Finds a field in the messages of each definition, and hands on every run of messages that
  /// have it: where it lies, the messages, and the row of the first.
  ///
  /// A definition is searched once, however often it comes back: a file of two definitions with
  /// 255 fields each, taking turns, would otherwise be searched a million times.
  func forEachRun(
    slot find: (FITDefinition, RawSpan) -> FITSlot?,
    _ body: (FITSlot, Span<FITEntry>, Int) -> Void
  ) {
    // What is known of a definition: nothing yet (0), that it lacks the field (1), or its slot.
    var known = [UInt32](repeating: 0, count: definitions.count)
    var slots: [FITSlot] = []
    var start = entries.startIndex
    while start < entries.endIndex {
      let definition = Int(entries[start].definition)
      var end = start + 1
      while end < entries.endIndex, entries[end].definition == entries[start].definition {
        end += 1
      }
      if known[definition] == 0 {
        if let slot = find(definitions[definition], bytes.span.bytes), slot.count > 0 {
          slots.append(slot)
          known[definition] = UInt32(slots.count) + 1
        } else {
          known[definition] = 1
        }
      }
      if known[definition] > 1 {
        let slot = slots[Int(known[definition]) - 2]
        body(slot, entries[start..<end].span, start - entries.startIndex)
      }
      start = end
    }
  }
}
