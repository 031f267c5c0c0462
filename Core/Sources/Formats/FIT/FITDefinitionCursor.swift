/// Walks through the fields of a definition.
struct FITDefinitionCursor {
  private let definition: FITDefinition
  private var index = 0
  private var offset = 0

  /// Stands before the first field.
  init(_ definition: FITDefinition) { self.definition = definition }

  /// The next field, in the order in which they lie in a message.
  mutating func next(in bytes: RawSpan) -> FITSlot? {
    let own = Int(definition.fieldCount)
    guard index < own + Int(definition.developerFieldCount) else { return nil }
    let isOwn = index < own
    let entry = definition.fields + 3 * index + (isOwn ? 0 : 1)
    let size = Int(bytes.unsafeLoad(fromByteOffset: entry + 1, as: UInt8.self))
    let last = bytes.unsafeLoad(fromByteOffset: entry + 2, as: UInt8.self)
    defer {
      index += 1
      offset += size
    }
    return FITSlot(
      number: bytes.unsafeLoad(fromByteOffset: entry, as: UInt8.self),
      developer: isOwn ? nil : last,
      offset: offset,
      size: size,
      type: isOwn ? FITBaseType(code: last) : .byte,
      order: definition.order
    )
  }
}
