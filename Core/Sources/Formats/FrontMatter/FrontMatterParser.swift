/// Reads the front matter of a document, line by line.
///
/// Indentation shows what a line belongs to; a list may be as deep as its name.
public struct FrontMatterParser {
  /// The most bytes that are read.
  public static let sizeLimit = 8192

  /// How deep lists and maps may be nested.
  public static let depthLimit = 4

  private let lines: [SourceLine]
  private var index = 0

  /// The entries of a front matter, given the lines between its fences.
  public static func entries(
    _ lines: [SourceLine]
  ) throws(FrontMatterError) -> [FrontMatterEntry] {
    guard let first = lines.first, let last = lines.last else { return [] }
    guard last.bytes.upperBound - first.bytes.lowerBound <= sizeLimit else {
      throw FrontMatterError(kind: .tooLarge, location: first.location(of: 0))
    }
    var parser = FrontMatterParser(lines: lines)
    let entries = try parser.map(indentation: 0, depth: 0)
    if let rest = parser.current {
      throw FrontMatterError(kind: .badIndentation, location: rest.location(of: 0))
    }
    return entries
  }

  private init(lines: [SourceLine]) { self.lines = lines }

  // The next line with something in it.
  private var current: SourceLine? {
    mutating get {
      while index < lines.count {
        let line = lines[index]
        let indentation = Self.indentation(of: line)
        if indentation < line.scalars.count, line.scalars[indentation] != "#" { return line }
        index += 1
      }
      return nil
    }
  }

  static func indentation(of line: SourceLine) -> Int {
    line.scalars.firstIndex { $0 != " " } ?? line.scalars.count
  }

  // MARK: Maps

  private mutating func map(
    indentation: Int,
    depth: Int
  ) throws(FrontMatterError) -> [FrontMatterEntry] {
    var entries: [FrontMatterEntry] = []
    while let line = current, Self.indentation(of: line) == indentation {
      if Self.isListItem(line, at: indentation) { break }
      let entry = try entry(line, indentation: indentation, depth: depth)
      guard !entries.contains(where: { $0.key == entry.key }) else {
        throw FrontMatterError(kind: .doubleKey(entry.key), location: entry.place)
      }
      entries.append(entry)
    }
    return entries
  }

  private mutating func entry(
    _ line: SourceLine,
    indentation: Int,
    depth: Int
  ) throws(FrontMatterError) -> FrontMatterEntry {
    var scanner = FrontMatterScanner(line, from: indentation)
    let key = try scanner.key()
    let place = line.location(of: indentation)
    let (start, first) = (scanner.index, index)
    let value: FrontMatter
    if let style = scanner.blockStyle {
      index += 1
      value = .text(blockText(deeperThan: indentation, isFolded: style == ">"))
    } else if !scanner.isAtEnd {
      value = try scanner.value(depth: depth)
      try scanner.finish()
      index += 1
    } else {
      index += 1
      value = try block(below: indentation, depth: depth)
    }
    let written = written(from: start, in: first..<index)
    return FrontMatterEntry(key: key, value: value, place: place, written: written)
  }

  // Empty lines and comments behind the value belong to nobody.
  private func written(from start: Int, in range: Range<Int>) -> String {
    var texts: [String] = []
    for place in range {
      let line = lines[place]
      texts.append(line.text((place == range.lowerBound ? start : 0)..<line.scalars.count))
    }
    while texts.count > 1, let last = texts.last {
      let sign = last.unicodeScalars.first { $0 != " " }
      guard sign == nil || sign == "#" else { break }
      texts.removeLast()
    }
    return texts.joined(separator: "\n")
  }

  private mutating func block(
    below indentation: Int,
    depth: Int
  ) throws(FrontMatterError) -> FrontMatter {
    let behind = index
    guard let line = current else { return .text("") }
    let deeper = Self.indentation(of: line)
    if deeper >= indentation, Self.isListItem(line, at: deeper) {
      return .list(try list(indentation: deeper, depth: depth + 1))
    }
    guard deeper > indentation else {
      // The empty lines that were stepped over belong to nobody.
      index = behind
      return .text("")
    }
    guard depth + 1 < Self.depthLimit else {
      throw FrontMatterError(kind: .tooDeep, location: line.location(of: deeper))
    }
    return .map(try map(indentation: deeper, depth: depth + 1))
  }

  // MARK: Lists

  private static func isListItem(_ line: SourceLine, at indentation: Int) -> Bool {
    guard indentation < line.scalars.count, line.scalars[indentation] == "-" else { return false }
    return indentation + 1 == line.scalars.count || line.scalars[indentation + 1] == " "
  }

  private mutating func list(
    indentation: Int,
    depth: Int
  ) throws(FrontMatterError) -> [FrontMatter] {
    guard depth < Self.depthLimit else {
      let place = current?.location(of: indentation) ?? TextLocation.start
      throw FrontMatterError(kind: .tooDeep, location: place)
    }
    var values: [FrontMatter] = []
    while let line = current, Self.indentation(of: line) == indentation,
      Self.isListItem(line, at: indentation)
    {
      var scanner = FrontMatterScanner(line, from: indentation + 1)
      if scanner.isAtEnd {
        values.append(.text(""))
      } else {
        values.append(try scanner.value(depth: depth))
        try scanner.finish()
      }
      index += 1
    }
    return values
  }

  // MARK: Texts of several lines

  private mutating func blockText(deeperThan indentation: Int, isFolded: Bool) -> String {
    var parts: [String] = []
    while index < lines.count {
      let line = lines[index]
      let depth = Self.indentation(of: line)
      guard depth > indentation || depth == line.scalars.count else { break }
      parts.append(line.text(min(depth, line.scalars.count)..<line.scalars.count))
      index += 1
    }
    while parts.last == "" { parts.removeLast() }
    return parts.joined(separator: isFolded ? " " : "\n")
  }
}
