/// Walks over a page once, from its first byte to its last.
struct HTMLReader {
  /// What lines are gathered in.
  private enum Container {
    case list
    case table(cells: [String], isHead: Bool, inCell: Bool, isLayout: Bool)
  }

  private let bytes: [UInt8]
  private let keepsAll: Bool
  private(set) var page = HTMLPage(title: "")

  /// Whether the page ended within something that was left out.
  private(set) var isCut = false

  private var index = 0
  private var containers: [Container] = []
  private var line: [UInt8] = []
  // The lines of the paragraph, of the step or of the cell that is open.
  private var lines: [String] = []
  private var isInItem = false
  private var heading = 0
  private var isPreformatted = false
  // What is left out, by the name of its tag, and how many of that name are open in it.
  private var skipped: (name: String, depth: Int)?

  // A line that is longer is prose that nobody trains by.
  private static let longestLine = 4000
  // Deeper than this nothing is meant.
  private static let deepest = 40

  init(_ bytes: [UInt8], keepsAll: Bool) {
    self.bytes = bytes
    self.keepsAll = keepsAll
  }

  mutating func read() {
    while index < bytes.count, page.blocks.count < HTMLPage.mostBlocks {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        markup()
      } else if skipped != nil {
        index += 1
      } else if byte == UInt8(ascii: "&"), let (text, end) = HTMLEntity.read(bytes, at: index) {
        if text == [0x20] { space() } else { line += text }
        index = end
      } else {
        if byte == 0x0A, isPreformatted {
          breakLine()
        } else if HTMLTag.isSpace(byte) {
          space()
        } else if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xA0 {
          space()
          index += 1
        } else if line.count < Self.longestLine {
          line.append(byte)
        }
        index += 1
      }
    }
    endBlock()
    while !containers.isEmpty { endContainer() }
    isCut = skipped != nil
  }

  // MARK: Markup

  private mutating func markup() {
    if starts(with: "<!--") {
      index = find("-->", from: index + 4).map { $0 + 3 } ?? bytes.count
    } else if starts(with: "<!") || starts(with: "<?") {
      index = find(">", from: index + 2).map { $0 + 1 } ?? bytes.count
    } else if let tag = HTMLTag(bytes, at: index) {
      index = tag.end
      if let skipped { skip(tag, skipped) } else if tag.isEnd { end(tag) } else { start(tag) }
    } else {
      if skipped == nil { line.append(bytes[index]) }
      index += 1
    }
  }

  private mutating func skip(_ tag: HTMLTag, _ open: (name: String, depth: Int)) {
    if HTMLSkipping.isRaw(tag.name), !tag.isEnd { return passOverRaw(tag) }
    guard tag.name == open.name else { return }
    let depth = open.depth + (tag.isEnd ? -1 : tag.isEmpty ? 0 : 1)
    skipped = depth > 0 ? (open.name, depth) : nil
  }

  // What stands in a script or a style is no markup; of linked data it is kept.
  private mutating func passOverRaw(_ tag: HTMLTag) {
    let start = index
    var (end, place) = (bytes.count, start)
    index = bytes.count
    while let close = find("</", from: place) {
      // Only what has the name is looked at as a whole: a page of openings must not be read over and over.
      let name = HTMLTag.lowercased(
        bytes[(close + 2)..<min(bytes.count, close + 2 + tag.name.utf8.count)]
      )
      if name == tag.name, let closing = HTMLTag(bytes, at: close), closing.name == tag.name {
        (end, index) = (close, closing.end)
        break
      }
      place = close + 2
    }
    guard skipped == nil else { return }
    if tag.name == "script", tag.type.holds("ld+json"), page.data.count < 50 {
      page.data.append(String(decoding: bytes[start..<end], as: UTF8.self))
    } else if tag.name == "title", page.title.isEmpty {
      page.title = Self.words(HTMLEntity.resolved(bytes[start..<end]))
    }
  }

  private mutating func start(_ tag: HTMLTag) {
    if HTMLSkipping.isRaw(tag.name) { return passOverRaw(tag) }
    if HTMLSkipping.skips(tag, keepsAll: keepsAll) {
      if !tag.isEmpty, !HTMLSkipping.isVoid(tag.name) { skipped = (tag.name, 1) }
      return
    }
    switch tag.name {
    case "br": breakLine()
    case "h1", "h2", "h3", "h4", "h5", "h6", "summary":
      // Within a step of a list it is a line like others.
      guard !isInItem else { return breakLine() }
      leaveCell()
      endBlock()
      heading = tag.name == "summary" ? 4 : Int(tag.name.utf8.last ?? 0) - 0x30
    case "ul", "ol", "dl", "menu":
      leaveCell()
      endBlock()
      if containers.count < Self.deepest { containers.append(.list) }
    case "li", "dt":
      endBlock()
      if !isInList, containers.count < Self.deepest { containers.append(.list) }
      isInItem = true
    case "dd": breakLine()
    case "table":
      leaveCell()
      endBlock()
      guard containers.count < Self.deepest else { return }
      containers.append(.table(cells: [], isHead: false, inCell: false, isLayout: false))
    case "tr": endRow()
    case "td", "th": startCell(isHead: tag.name == "th")
    case "pre":
      startParagraph()
      isPreformatted = true
    case "hr": endBlock()
    default: if HTMLSkipping.isBlock(tag.name) { startParagraph() }
    }
  }

  private mutating func end(_ tag: HTMLTag) {
    switch tag.name {
    case "h1", "h2", "h3", "h4", "h5", "h6", "summary":
      if isInItem { breakLine() } else { endBlock() }
    case "li": if isInItem { endBlock() }
    case "ul", "ol", "dl", "menu": close { if case .list = $0 { true } else { false } }
    case "table": close { if case .table = $0 { true } else { false } }
    case "tr": endRow()
    case "td", "th": endCell()
    case "pre":
      startParagraph()
      isPreformatted = false
    default: if HTMLSkipping.isBlock(tag.name) { startParagraph() }
    }
  }

  // MARK: Lines

  private mutating func space() {
    if let last = line.last, last != 0x20 { line.append(0x20) }
  }

  private mutating func breakLine() {
    let words = Self.words(line)
    line = []
    if !words.isEmpty { lines.append(words) }
  }

  // A paragraph within a step or a cell is a line of it.
  private mutating func startParagraph() {
    if isInItem || isInCell { breakLine() } else { endBlock() }
  }

  private mutating func endBlock() {
    if isInCell { return endCell() }
    breakLine()
    let level = heading
    let found = lines
    let isStep = isInItem
    (heading, lines, isInItem) = (0, [], false)
    guard !found.isEmpty else { return }
    if level > 0 {
      page.blocks.append(.heading(level, found.joined(separator: " ")))
    } else if isStep {
      page.blocks.append(.item(depth: max(1, listDepth), found))
    } else {
      page.blocks.append(.text(found))
    }
  }

  private static func words(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "\n" || $0 == "\t" }
      .joined(separator: " ")
  }

  // MARK: Lists and tables

  private var listDepth: Int {
    containers.reduce(0) { count, container in
      if case .list = container { count + 1 } else { count }
    }
  }

  private var isInList: Bool {
    if case .list? = containers.last { true } else { false }
  }

  private var isInCell: Bool {
    if case .table(_, _, true, false)? = containers.last { true } else { false }
  }

  private mutating func close(_ isMeant: (Container) -> Bool) {
    guard containers.contains(where: isMeant) else { return endBlock() }
    while let last = containers.last {
      endContainer()
      if isMeant(last) { return }
    }
  }

  private mutating func endContainer() {
    if case .table? = containers.last { endRow() } else { endBlock() }
    containers.removeLast()
    if page.blocks.last != .end { page.blocks.append(.end) }
  }

  // A table whose cells hold headings, lists or tables only places them.
  private mutating func leaveCell() {
    guard isInCell, case .table(let cells, _, _, _)? = containers.popLast() else { return }
    breakLine()
    let texts = cells.filter { !$0.isEmpty }
    if !texts.isEmpty { page.blocks.append(.text(texts)) }
    containers.append(.table(cells: [], isHead: false, inCell: false, isLayout: true))
  }

  private mutating func startCell(isHead: Bool) {
    endCell()
    guard case .table(let cells, let wasHead, _, let isLayout)? = containers.last else { return }
    if isLayout { return endBlock() }
    containers[containers.count - 1] =
      .table(
        cells: cells,
        isHead: isHead && (cells.isEmpty || wasHead),
        inCell: true,
        isLayout: false
      )
  }

  private mutating func endCell() {
    guard isInCell, case .table(let cells, let isHead, _, _)? = containers.last else { return }
    breakLine()
    let text = lines.joined(separator: " ")
    lines = []
    guard cells.count < 50 else { return }
    containers[containers.count - 1] =
      .table(cells: cells + [text], isHead: isHead, inCell: false, isLayout: false)
  }

  private mutating func endRow() {
    endCell()
    guard case .table(let cells, let isHead, _, let isLayout)? = containers.last, !isLayout else {
      return endBlock()
    }
    if cells.contains(where: { !$0.isEmpty }) {
      page.blocks.append(.row(cells, isHead: isHead))
    }
    containers[containers.count - 1] =
      .table(cells: [], isHead: false, inCell: false, isLayout: false)
  }

  // MARK: Bytes

  private func starts(with text: StaticString) -> Bool { Self.isThere(text, bytes, at: index) }

  private func find(_ text: StaticString, from start: Int) -> Int? {
    var place = start
    while place + text.utf8CodeUnitCount <= bytes.count {
      if Self.isThere(text, bytes, at: place) { return place }
      place += 1
    }
    return nil
  }

  private static func isThere(_ text: StaticString, _ bytes: [UInt8], at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<buffer.count where bytes[place + offset] != buffer[offset] { return false }
      return true
    }
  }
}
