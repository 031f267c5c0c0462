import Formats
import Training

extension WorkoutDraft {
  /// The workout of a page: what its linked data says, or what stands in its text, whichever is understood
  /// better.
  static func draft(
    of page: HTMLPage,
    _ bytes: [UInt8],
    _ source: WorkoutSource
  ) throws(WorkoutDraftError) -> WorkoutDraft {
    let lines = lines(of: page)
    var builder = DraftBuilder(title: name(of: page))
    builder.read(page.blocks)
    let read = builder.draft(from: source, .page, page: lines)
    let said = page.data.lazy.compactMap { data -> WorkoutDraft? in
      // Pages are full of broken data; the words of the page are read in any case.
      guard let json = try? JSON.parse(data) else { return nil }
      return SchemaWorkout(json)?.draft(from: source, page: lines)
    }.first
    if let said, said.understood >= read?.understood ?? 0 { return said }
    if let read { return read }
    // What was taken for a menu or a banner may have been the text.
    let whole = HTMLPage(bytes, keepsAll: true)
    builder = DraftBuilder(title: name(of: whole))
    builder.read(whole.blocks)
    guard let read = builder.draft(from: source, .page, page: Self.lines(of: whole)) else {
      throw .noWorkout
    }
    return read
  }

  // "Leg Day | Site" is "Leg Day".
  private static func name(of page: HTMLPage) -> String {
    var title = page.title
    for separator in [" | ", " – ", " — ", " - ", " :: ", " · "] {
      if let part = title.split(separator: Character(String(separator.dropFirst().prefix(1))))
        .first,
        title.holds(separator), part.count > 2
      {
        title = String(part).trimmed
        break
      }
    }
    return DraftBuilder.plain(title)
  }

  private static func lines(of page: HTMLPage) -> [String] {
    var lines: [String] = []
    for block in page.blocks {
      switch block {
      case .heading(_, let text): lines.append(text)
      case .text(let texts): lines += texts
      case .item(_, let texts): lines += texts.map { "• " + $0 }
      case .row(let cells, _): lines.append(cells.joined(separator: " | "))
      case .end: break
      }
      if lines.count > 500 { break }
    }
    return lines
  }
}
