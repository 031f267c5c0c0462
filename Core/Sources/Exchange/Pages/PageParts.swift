/// A page or a style sheet that is written in several files: a line that names one stands for what is in it.
///
/// ```
/// {{elements/home/week-plan.html}}
/// @import "base/colors.css";
/// ```
/// A part may name others. Paths begin at the folder of the pages.
public struct PageParts: Sendable {
  /// The file with its parts.
  public private(set) var whole: [UInt8] = []
  /// The paths of the parts in their order, also of one that is not there: its line stays.
  public private(set) var paths: [String] = []

  /// Puts a file together from what a reader finds at the paths that it names.
  public init(_ source: [UInt8], read: (String) -> [UInt8]?) {
    add(source[...], inside: [], read: read)
  }

  private mutating func add(
    _ source: ArraySlice<UInt8>,
    inside: [String],
    read: (String) -> [UInt8]?
  ) {
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.startIndex > source.startIndex { whole.append(UInt8(ascii: "\n")) }
      guard let path = Self.path(in: line), !inside.contains(path) else {
        whole += line
        continue
      }
      paths.append(path)
      guard let part = read(path) else {
        whole += line
        continue
      }
      let text = part.last == UInt8(ascii: "\n") ? part.dropLast() : part[...]
      add(text, inside: inside + [path], read: read)
    }
  }

  /// The path that a line names and holds nothing else.
  private static func path(in line: ArraySlice<UInt8>) -> String? {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    for (open, close) in [("{{", ".html}}"), ("@import \"", ".css\";")] {
      if text.starts(with: open.utf8), text.suffix(close.utf8.count).elementsEqual(close.utf8) {
        return String(decoding: text.dropFirst(open.utf8.count).dropLast(2), as: UTF8.self)
      }
    }
    return nil
  }
}
