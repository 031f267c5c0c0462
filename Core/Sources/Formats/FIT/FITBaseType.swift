/// How the bytes of a field are meant: the types that every FIT field is made of.
public enum FITBaseType: UInt8, CaseIterable, Hashable, Sendable {
  case enumeration, sint8, uint8, sint16, uint16, sint32, uint32, string, float32, float64
  case uint8z, uint16z, uint32z, byte, sint64, uint64, uint64z

  /// The type of a definition's byte, of which the low five bits count; an unknown one is `byte`.
  public init(code: UInt8) {
    self = FITBaseType(rawValue: code & 0x1F) ?? .byte
  }

  /// How many bytes one element has.
  public var width: Int {
    switch self {
    case .enumeration, .sint8, .uint8, .uint8z, .byte, .string: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .uint32z, .float32: 4
    case .sint64, .uint64, .uint64z, .float64: 8
    }
  }

  /// The bits by which a device says that it has no value.
  var invalidBits: UInt64 {
    switch self {
    case .enumeration, .uint8, .byte, .string: 0xFF
    case .sint8: 0x7F
    case .sint16: 0x7FFF
    case .uint16: 0xFFFF
    case .sint32: 0x7FFF_FFFF
    case .uint32, .float32: 0xFFFF_FFFF
    case .sint64: 0x7FFF_FFFF_FFFF_FFFF
    case .uint64, .float64: 0xFFFF_FFFF_FFFF_FFFF
    case .uint8z, .uint16z, .uint32z, .uint64z: 0
    }
  }

  /// Whether the highest bit is a sign.
  var isSigned: Bool {
    switch self {
    case .sint8, .sint16, .sint32, .sint64: true
    default: false
    }
  }
}
