/// What a file is called that an activity came from, without whose it is.
public enum SourceName {
  // What no address of a mailbox holds, and paths and lists do.
  private static let borders = Array(" /\\>,;:()[]<>\"'".utf8)
  private static let endings = ["fit", "gpx", "tcx", "kml", "kmz", "json", "csv", "gz", "zip"]

  /// A name without the addresses of mailboxes in it: Garmin calls every file after its owner's, as in
  /// `ida@example.org_150000001.fit`.
  public static func withoutAddress(_ name: String) -> String {
    var bytes = Array(name.utf8)
    var place = 0
    while let at = bytes[place...].firstIndex(of: UInt8(ascii: "@")) {
      let start = bytes[..<at].lastIndex { borders.contains($0) }.map { $0 + 1 } ?? 0
      let domain = bytes[(at + 1)...].prefix(while: isOfDomain)
      guard start < at, var end = endOfAddress(domain) else {
        place = at + 1
        continue
      }
      while end < bytes.count, bytes[end] == UInt8(ascii: "_") { end += 1 }
      // Of a name that is nothing but an address and an ending, the ending alone would be hidden.
      let isAllOfIt = end < bytes.count && bytes[end] == UInt8(ascii: ".")
      bytes.replaceSubrange(start..<end, with: isAllOfIt ? Array("recording".utf8) : [])
      place = start
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a file is called for a person: the zip that it was in, or itself, without the folders that led there.
  public static func file(_ name: String) -> String {
    let whole = Array(withoutAddress(name).utf8)
    let separator = Array(" > ".utf8)
    var outer = whole[...]
    for place in whole.indices where whole[place...].starts(with: separator) {
      outer = whole[..<place]
      break
    }
    let last = outer.split(separator: UInt8(ascii: "/")).last ?? outer
    return String(decoding: Array(last), as: UTF8.self)
  }

  private static func isOfDomain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Where the address ends: a domain has a dot, and the ending of a file is none of it.
  private static func endOfAddress(_ domain: ArraySlice<UInt8>) -> Int? {
    var rest = domain
    while let dot = rest.lastIndex(of: UInt8(ascii: ".")),
      endings.contains(where: { rest[(dot + 1)...].elementsEqual($0.utf8) })
    {
      rest = rest[..<dot]
    }
    guard let dot = rest.firstIndex(of: UInt8(ascii: ".")), dot > rest.startIndex else {
      return nil
    }
    return rest.endIndex
  }
}
