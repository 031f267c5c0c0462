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

  private var sources: WebSources
  private var files: [String: (tag: String, bytes: ByteBuffer)] = [:]
  private var size = 0

  init(folder: String) { sources = WebSources(folder: folder) }

  /// A name that changes when a file does or any of its parts; nothing where no plain file lies.
  func stamp(of file: URL) -> String? { sources.stamp(of: file) }

  /// The bytes of a file as it is now, a page with its words; nothing if it cannot be read.
  func bytes(of file: URL, tag: String, in words: PageWords) -> ByteBuffer? {
    let place = words.place(of: file.path)
    if let known = files[place], known.tag == tag { return known.bytes }
    guard let source = sources.bytes(of: file) else { return nil }
    let bytes = ByteBuffer(bytes: words.served(source, as: file.path))
    size += bytes.readableBytes - (files[place]?.bytes.readableBytes ?? 0)
    files[place] = (tag, bytes)
    // A folder that is far bigger than a page is not kept at all.
    if size > Self.most { (files, size) = ([:], 0) }
    return bytes
  }
}
