/// What a FIT file says of the messages that follow: their type and where it lists their fields.
///
/// The list itself stays in the file's bytes, so that a file that redefines without end costs
/// nothing.
struct FITDefinition: Hashable, Sendable {
  /// Which message of the FIT profile it defines.
  let type: FITMessageType

  /// Which end of a number comes first.
  let order: ByteReader.Order

  /// Where the list of fields begins: three bytes each.
  let fields: Int

  /// How many fields of the profile there are.
  let fieldCount: UInt8

  /// How many fields of developers there are, listed one byte after the profile's.
  let developerFieldCount: UInt8

  /// How many bytes a message has after its header.
  let size: Int

  /// The field of a number, and of a developer if it is a developer's.
  ///
  /// A developer's field is plain bytes here: its type stands in the developer's description.
  func slot(_ number: UInt8, developer: UInt8? = nil, in bytes: RawSpan) -> FITSlot? {
    var cursor = FITDefinitionCursor(self)
    while let slot = cursor.next(in: bytes) {
      if slot.number == number, slot.developer == developer { return slot }
    }
    return nil
  }
}
