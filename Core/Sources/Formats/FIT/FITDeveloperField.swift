/// A field that a developer added to the FIT profile, as the file describes it.
public struct FITDeveloperField: Hashable, Sendable {
  /// Whose field it is: a number that the file gives to each developer.
  public let developer: UInt8

  /// The field's number among the developer's, and what its numbers mean.
  public let field: FITField

  /// What its bytes mean.
  public let type: FITBaseType

  /// Its name, as the developer wrote it.
  public let name: String

  /// Its unit, as the developer wrote it.
  public let units: String

  /// The message of the profile whose field it stands for, if it does.
  public let nativeMessage: FITMessageType?

  /// The field of the profile that it stands for, if it does.
  public let nativeField: UInt8?

  /// Reads a description, or nothing if it does not say of which field it is.
  init?(_ message: FITMessage) {
    typealias Description = FITField.FieldDescription
    guard let developer = message.integer(Description.developer).flatMap(UInt8.init(exactly:)),
      let number = message.integer(Description.number).flatMap(UInt8.init(exactly:)),
      let code = message.integer(Description.baseType).flatMap(UInt8.init(exactly:))
    else { return nil }
    let scale = message.number(Description.scale) ?? 1
    self.developer = developer
    field = FITField(
      number,
      divisor: scale == 0 ? 1 : scale,
      offset: message.number(Description.offset) ?? 0
    )
    type = FITBaseType(code: code)
    name = message.text(Description.name) ?? ""
    units = message.text(Description.units) ?? ""
    nativeMessage = message.integer(Description.nativeMessage)
      .flatMap(UInt16.init(exactly:)).map(FITMessageType.init(rawValue:))
    nativeField = message.integer(Description.nativeField).flatMap(UInt8.init(exactly:))
  }

  /// The field within a definition's messages, with its own type.
  func slot(in definition: FITDefinition, of bytes: RawSpan) -> FITSlot? {
    guard let plain = definition.slot(field.number, developer: developer, in: bytes) else {
      return nil
    }
    return FITSlot(
      number: plain.number,
      developer: developer,
      offset: plain.offset,
      size: plain.size,
      type: type,
      order: plain.order
    )
  }
}
