/// A web page as somebody sees it who only reads: its title, its text in blocks, and its linked data.
///
/// Any bytes give a page. Scripts, styles, menus, forms and what is hidden are left out, nothing is executed,
/// and nothing that the page names is fetched. Time and memory grow with the bytes, however they nest.
///
/// ```swift
/// let page = HTMLPage(Array("<h1>Legs</h1><ul><li>Squat 3 x 5</ul>".utf8))
/// print(page.blocks)  // [.heading(1, "Legs"), .item(depth: 1, ["Squat 3 x 5"])]
/// ```
public struct HTMLPage: Hashable, Sendable {
  /// A part of the text.
  public enum Block: Hashable, Sendable {
    /// A heading with its level, from 1.
    case heading(Int, String)
    /// A paragraph, line by line.
    case text([String])
    /// A step of a list, line by line; a list within a list is deeper.
    case item(depth: Int, [String])
    /// A row of a table, cell by cell.
    case row([String], isHead: Bool)
    /// A table or a list has ended.
    case end
  }

  /// More is not read.
  public static let mostBytes = 2 << 20
  /// More blocks are not kept.
  public static let mostBlocks = 20_000

  /// What the page calls itself; empty where it does not.
  public internal(set) var title = ""
  /// The text in its order.
  public internal(set) var blocks: [Block] = []
  /// The texts of its scripts of the type `application/ld+json`.
  public internal(set) var data: [String] = []

  init(title: String) { self.title = title }

  /// Reads a page; one that keeps everything also has what looks like menus and banners.
  public init(_ bytes: [UInt8], keepsAll: Bool = false) {
    var reader = HTMLReader(Self.text(of: bytes), keepsAll: keepsAll)
    reader.read()
    // What begins like a banner and never ends was none.
    if reader.isCut, !keepsAll {
      self.init(bytes, keepsAll: true)
    } else {
      self = reader.page
    }
  }

  // The bytes that are read, as UTF-8: who says nothing of UTF-8 and writes none means Latin-1.
  private static func text(of bytes: [UInt8]) -> [UInt8] {
    let end = min(bytes.count, mostBytes)
    guard let fault = UTF8Check.firstFault(in: bytes, from: 0, to: end) else {
      return end == bytes.count ? bytes : Array(bytes[..<end])
    }
    // The end may lie within a character.
    if fault > end - 4 { return Array(bytes[..<fault]) }
    let head = HTMLTag.lowercased(bytes[..<min(end, 2048)])
    guard !head.holds("utf-8") else { return Array(bytes[..<end]) }
    var latin: [UInt8] = []
    latin.reserveCapacity(end + end / 8)
    for byte in bytes[..<end] {
      // What Windows puts where Latin-1 has control characters: dashes and quotes.
      if (0x80..<0xA0).contains(byte) {
        latin += (windows[Int(byte) - 0x80] ?? " ").utf8
      } else {
        Latin1.append([byte], to: &latin)
      }
    }
    return latin
  }

  private static let windows: [String?] = [
    "€", nil, "'", nil, "\"", "…", nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, "'", "'",
    "\"", "\"", "•", "–", "—", nil, "™", nil, nil, nil, nil, nil, nil,
  ]
}
