import Formats
import Training

extension Scenario {
  /// Reads a scenario, or says what is wrong with it and where.
  public init(_ text: String) throws(ScenarioError) {
    var reader = ScenarioReader(text)
    self = try reader.read()
  }
}

/// Reads the lines of a scenario: settings, then rows.
struct ScenarioReader {
  private let lines: [Substring]
  private let count: Int
  private var settings: [Scenario.Setting] = []
  private var rows: [Scenario.Row] = []
  private var number = 0
  private var offset = 0

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    count = text.utf8.count
  }

  mutating func read() throws(ScenarioError) -> Scenario {
    for line in lines {
      number += 1
      try read(line)
      offset += line.utf8.count + 1
    }
    guard let head = settings.first, head.key == "scenario",
      let kind = Scenario.Kind(rawValue: head.value)
    else { throw ScenarioError(.noKind, at: .start) }
    guard !rows.isEmpty else { throw ScenarioError(.noRows, at: location(0)) }
    return Scenario(
      kind: kind,
      title: settings.first { $0.key == "title" }?.value ?? "",
      settings: settings.filter { $0.key != "scenario" && $0.key != "title" },
      rows: rows
    )
  }

  private mutating func read(_ line: Substring) throws(ScenarioError) {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(indent)
    // A text below its key keeps its empty lines and its signs.
    if rows.isEmpty, indent >= 2 || line.isEmpty, let last = settings.last, last.isOpen {
      settings[settings.count - 1].value += line.dropFirst(2) + "\n"
      return
    }
    guard let first = rest.utf8.first, first != UInt8(ascii: "#") else { return }
    if rest.hasPrefix("=>") {
      guard !rows.isEmpty else { throw ScenarioError(.noTime("=>"), at: location(indent)) }
      expect(rest)
    } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) {
      try readRow(rest, indent)
    } else if rows.isEmpty {
      try readSetting(rest, indent)
    } else {
      throw ScenarioError(.noTime(Self.word(rest)), at: location(indent))
    }
  }

  private mutating func readSetting(
    _ line: Substring,
    _ indent: Int
  ) throws(ScenarioError) {
    guard let colon = line.firstIndex(of: ":") else {
      throw ScenarioError(.noSetting, at: location(indent))
    }
    settings.append(
      Scenario.Setting(
        key: String(line[..<colon]),
        value: line[line.index(after: colon)...].trimmed,
        location: location(indent)
      )
    )
  }

  private mutating func readRow(_ line: Substring, _ indent: Int) throws(ScenarioError) {
    let text = Self.word(line)
    guard let time = Self.time(text) else {
      throw ScenarioError(.noTime(text), at: location(indent))
    }
    if let last = rows.last, time < last.at {
      throw ScenarioError(.backwards, at: location(indent))
    }
    var row = Scenario.Row(at: time, events: [], expected: [], location: location(indent))
    var rest = line.dropFirst(text.count)
    var effects: Substring?
    if let arrow = Self.arrow(in: rest) {
      effects = rest[arrow...]
      rest = rest[..<arrow]
    }
    for part in rest.split(separator: ",") {
      let words = part.split(separator: " ").map { String($0) }
      let column = indent + line.utf8.distance(from: line.startIndex, to: part.startIndex)
      let blanks = part.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      if !words.isEmpty {
        row.events.append(Scenario.Event(words: words, location: location(column + blanks)))
      }
    }
    rows.append(row)
    if let effects { expect(effects) }
  }

  private mutating func expect(_ effect: Substring) {
    rows[rows.count - 1].expected.append(effect.dropFirst(2).trimmed)
  }

  private func location(_ column: Int) -> TextLocation {
    TextLocation(offset: min(offset + column, count), line: max(1, number), column: column + 1)
  }

  private static func arrow(in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix("=>") { return index }
      index = text.index(after: index)
    }
    return nil
  }

  /// Seconds, minutes and seconds, or hours too: `2.5`, `1:30`, `1:02:03`.
  static func time(_ text: String) -> Duration? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let number = Double(part), number >= 0, number < 1e7 else { return nil }
      seconds = seconds * 60 + number
    }
    return Duration(roundedSeconds: seconds)
  }

  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0 != " " })
  }
}

extension Scenario.Setting {
  /// Whether the lines indented below it are its value.
  fileprivate var isOpen: Bool { value.isEmpty || value.hasSuffix("\n") }
}
