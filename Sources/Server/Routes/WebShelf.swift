import Foundation
import NIOCore
import Screens

/// The page's files in memory, one copy for all who ask.
///
/// A slow reader holds what is being sent to it: two hundred of them hold the same bytes, not two
/// hundred copies.
actor WebShelf {
  /// The most bytes that are kept; a page has a tenth of it.
  static let most = 32 << 20

  private var files: [String: (tag: String, bytes: ByteBuffer)] = [:]
  private var size = 0

  /// The bytes of a file as it is now, a page with its words; nothing if it cannot be read.
  func bytes(of file: URL, tag: String, in words: PageWords) -> ByteBuffer? {
    let place = words.place(of: file.path)
    if let known = files[place], known.tag == tag { return known.bytes }
    // A file that has just gone is not there: 404.
    guard let data = try? Data(contentsOf: file) else { return nil }
    let bytes = ByteBuffer(bytes: words.served(Array(data), as: file.path))
    size += bytes.readableBytes - (files[place]?.bytes.readableBytes ?? 0)
    files[place] = (tag, bytes)
    // A folder that is far bigger than a page is not kept at all.
    if size > Self.most { (files, size) = ([:], 0) }
    return bytes
  }
}
