/// One message of a FIT file: a type, perhaps a time, and fields that are read when asked for.
public struct FITMessage: Sendable {
  private let bytes: [UInt8]
  private let definition: FITDefinition

  /// Where the message begins in the file, after its header byte.
  public let offset: Int

  /// The message's time in seconds since 1989-12-31T00:00:00Z, from its field or its header.
  public let timestamp: UInt32?

  init(_ entry: FITEntry, _ definition: FITDefinition, in bytes: [UInt8]) {
    self.bytes = bytes
    self.definition = definition
    offset = Int(entry.offset)
    timestamp = entry.timestamp == FITEntry.noTime ? nil : entry.timestamp
  }

  /// Which message of the FIT profile it is.
  public var type: FITMessageType { definition.type }

  /// The fields that the message has, valid or not, in their order in the file.
  public var slots: [FITSlot] {
    var cursor = FITDefinitionCursor(definition)
    var slots: [FITSlot] = []
    while let slot = cursor.next(in: bytes.span.bytes) { slots.append(slot) }
    return slots
  }

  /// The field of a number, if the message has it.
  public func slot(_ number: UInt8, developer: UInt8? = nil) -> FITSlot? {
    definition.slot(number, developer: developer, in: bytes.span.bytes)
  }

  /// The field that a developer described, if the message has it.
  public func slot(_ field: FITDeveloperField) -> FITSlot? {
    field.slot(in: definition, of: bytes.span.bytes)
  }
}

extension FITMessage {
  /// A field as a whole number as it stands in the file, unless the device had none.
  public func integer(_ field: FITField) -> Int64? {
    slot(field.number).flatMap { integers($0).first ?? nil }
  }

  /// A field's value, unless the device had none.
  public func number(_ field: FITField) -> Double? {
    guard let slot = slot(field.number), slot.count > 0,
      let number = slot.number(0, in: bytes.span.bytes, at: offset)
    else { return nil }
    return field.value(of: number)
  }

  /// A developer's field's value, unless the device had none.
  public func number(_ field: FITDeveloperField) -> Double? {
    guard let slot = slot(field), let number = numbers(slot).first, !number.isNaN else {
      return nil
    }
    return field.field.value(of: number)
  }

  /// A field's text, without what follows its end; bytes that are no UTF-8 are replaced.
  public func text(_ field: FITField) -> String? {
    guard let slot = slot(field.number), slot.type == .string else { return nil }
    let start = offset + slot.offset
    let text = bytes[start..<start + slot.size].prefix { $0 != 0 }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// All elements of a field as numbers as they stand in the file; `nan` where there is no value.
  public func numbers(_ slot: FITSlot) -> [Double] {
    (0..<slot.count).map { slot.number($0, in: bytes.span.bytes, at: offset) ?? .nan }
  }

  /// All elements of a field as whole numbers as they stand in the file.
  public func integers(_ slot: FITSlot) -> [Int64?] {
    (0..<slot.count).map { slot.integer($0, in: bytes.span.bytes, at: offset) }
  }
}
