/// The address of a map's tiles, with `{z}`, `{x}` and `{y}` where zoom, column and row stand.
///
/// Column and row are counted from the north-west, as every map of this kind names its tiles.
public struct TileTemplate: Hashable, Sendable {
  /// The closest zoom that tile servers have in common.
  public static let closestZoom = 19

  /// How wide and tall a tile is, in its own pixels.
  public static let pixels = 256.0

  /// The longest address in bytes.
  public static let longest = 1000

  /// Scheme, host and port, as a browser's policy names them.
  public let origin: String

  /// The host, with its port where it has one: who sees which tiles are asked for.
  public let host: String

  /// The text before the first placeholder, between the placeholders, and after the last.
  private let pieces: [String]

  /// What goes into the places, in their order.
  private let places: [Place]

  private enum Place: String, CaseIterable { case zoom = "{z}", column = "{x}", row = "{y}" }

  /// Reads an address, or says what it lacks.
  public init(_ text: String) throws(TileTemplateError) {
    guard text.utf8.count <= Self.longest else { throw .length(text.utf8.count) }
    if let sign = text.unicodeScalars.first(where: { !Self.isAllowed($0) }) {
      throw .sign(String(sign))
    }
    (pieces, places) = try Self.pieces(of: text)
    let (scheme, authority) = try Self.beginning(of: text)
    let (name, port) = try Self.parts(of: authority)
    guard scheme == "https" || Self.isLoopback(name) else { throw .readable(name) }
    host = port.isEmpty ? name : "\(name):\(port)"
    origin = "\(scheme)://\(host)"
  }

  /// The address of a tile.
  public func address(zoom: Int, column: Int, row: Int) -> String {
    var address = pieces[0]
    for (place, piece) in zip(places, pieces.dropFirst()) {
      switch place {
      case .zoom: address += "\(zoom)"
      case .column: address += "\(column)"
      case .row: address += "\(row)"
      }
      address += piece
    }
    return address
  }

  /// Whether a sign may stand in an address (RFC 3986) or marks a place; `#` begins what no server sees.
  private static func isAllowed(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "\"", "#", "<", ">", "\\", "^", "`", "|": false
    default: (0x21...0x7E).contains(sign.value)
    }
  }

  private static func pieces(
    of text: String
  ) throws(TileTemplateError) -> (pieces: [String], places: [Place]) {
    var pieces: [String] = []
    var places: [Place] = []
    var piece: [UInt8] = []
    var brace: [UInt8]?
    for byte in text.utf8 {
      switch (byte, brace) {
      case (UInt8(ascii: "{"), nil): brace = [byte]
      case (UInt8(ascii: "}"), let name?):
        let name = String(decoding: name + [byte], as: UTF8.self)
        guard let place = Place(rawValue: name) else { throw .brace(name) }
        places.append(place)
        pieces.append(String(decoding: piece, as: UTF8.self))
        (piece, brace) = ([], nil)
      case (UInt8(ascii: "{"), let name?): throw .brace(String(decoding: name, as: UTF8.self))
      case (UInt8(ascii: "}"), nil): throw .brace("}")
      case (_, nil): piece.append(byte)
      case (_, _?): brace?.append(byte)
      }
    }
    if let brace { throw .brace(String(decoding: brace, as: UTF8.self)) }
    pieces.append(String(decoding: piece, as: UTF8.self))
    for place in Place.allCases {
      let count = places.count(where: { $0 == place })
      guard count == 1 else { throw .count(place.rawValue, count) }
    }
    return (pieces, places)
  }

  /// The scheme, and all that stands before the path, in lower case.
  private static func beginning(
    of text: String
  ) throws(TileTemplateError) -> (scheme: String, authority: String) {
    let bytes = Array(text.utf8)
    for scheme in ["https", "http"] {
      let start = Array("\(scheme)://".utf8)
      guard bytes.prefix(start.count).map(lowered) == start else { continue }
      let authority = bytes.dropFirst(start.count)
        .prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
      return (scheme, String(decoding: authority.map(lowered), as: UTF8.self))
    }
    throw .scheme(String(decoding: bytes.prefix(20), as: UTF8.self))
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  /// Host and port, the port empty where none is given.
  private static func parts(
    of authority: String
  ) throws(TileTemplateError) -> (host: String, port: String) {
    let bytes = Array(authority.utf8)
    // Never shown again: it may be a password.
    guard !bytes.contains(UInt8(ascii: "@")) else { throw .user }
    let name = bytes.prefix { $0 != UInt8(ascii: ":") }
    let host = String(decoding: name, as: UTF8.self)
    // An address of IPv6 is none that a browser's policy can name.
    guard isName(name) else { throw .host(authority) }
    guard name.count < bytes.count else { return (host, "") }
    let digits = bytes[(name.count + 1)...]
    let port = String(decoding: digits, as: UTF8.self)
    guard digits.allSatisfy(isDigit), digits.count <= 5, let number = Int(port), number > 0,
      number <= 65_535
    else { throw .port(port) }
    return (host, port)
  }

  /// Whether it is a name of letters, digits, hyphens and dots, or four numbers.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    let hyphen = UInt8(ascii: "-")
    let labels = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return bytes.count <= 253
      && labels.allSatisfy { label in
        !label.isEmpty && label.first != hyphen && label.last != hyphen
          && label.allSatisfy {
            isDigit($0) || $0 == hyphen || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          }
      }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it is this machine, so that nobody can intercept the connection.
  private static func isLoopback(_ host: String) -> Bool {
    let parts = host.utf8.split(separator: UInt8(ascii: "."))
    let isAddress = parts.count == 4 && parts.allSatisfy { $0.allSatisfy(isDigit) }
    return host == "localhost" || isAddress && host.hasPrefix("127.")
  }
}

/// Why a text is not a ``TileTemplate``.
public enum TileTemplateError: Error, Hashable, Sendable {
  /// It is longer than ``TileTemplate/longest``.
  case length(Int)
  /// A sign that no address has.
  case sign(String)
  /// Braces with something else in them, or without their other half.
  case brace(String)
  /// A place that is missing, or stands more than once.
  case count(String, Int)
  /// How it begins instead.
  case scheme(String)
  /// A user's name, and perhaps a password.
  case user
  /// What stands in the place of the host.
  case host(String)
  /// What stands in the place of the port.
  case port(String)
  /// A host that would be asked without encryption, so that others can read along.
  case readable(String)
}

extension TileTemplateError: CustomStringConvertible {
  /// The sentence shown to whoever gave the address.
  public var description: String {
    switch self {
    case .length(let count):
      "the address of the tiles has \(count) bytes, expected at most \(TileTemplate.longest)"
    case .sign(let sign): "\"\(sign)\" cannot stand in the address of tiles; write it with a %"
    case .brace(let found):
      "\"\(found)\" is not known in the address of tiles, expected {z}, {x} and {y} alone in braces"
    case .count(let place, let count):
      "\(place) stands \(count) times in the address of the tiles, expected each of {z}, {x} and "
        + "{y} once"
    case .scheme(let found):
      "the address of the tiles begins with \"\(found)\", expected such as "
        + "https://tile.example.org/{z}/{x}/{y}.png"
    case .user:
      "a user's name stands before the host of the tiles, where every page would show it; "
        + "expected none"
    case .host(let found):
      "\"\(found)\" is no host of tiles, expected such as tile.example.org or tile.example.org:8443"
    case .port(let found):
      "\"\(found)\" is no port of the host of the tiles, expected a number from 1 to 65535"
    case .readable(let host):
      "http://\(host) would show everybody on the way where you run, expected https:// "
        + "(http:// only on localhost)"
    }
  }
}
