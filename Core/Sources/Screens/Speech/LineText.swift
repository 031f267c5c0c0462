public import Coaching
public import Training

/// Turns a line with placeholders into what is shown and what is said at a moment.
public enum LineText {
  /// The line for the eye: `{pace}` becomes "5:12 /km".
  public static func written(
    _ text: String,
    in moment: Moment,
    units: UnitSystem,
    language: String = "en"
  ) -> String {
    let isGerman = Language(tag: language) == .german
    return filled(text) { placeholder in
      guard let figure = Figure(placeholder, in: moment) else { return "–" }
      return isGerman ? figure.germanWritten(units: units) : figure.written(units: units)
    }
  }

  /// The line for a voice: `{pace}` becomes "five twelve per kilometre", and so does "5:12 /km".
  ///
  /// English and German figures come as words; to voices of other languages they go as digits, which
  /// those read.
  public static func spoken(
    _ text: String,
    in moment: Moment,
    units: UnitSystem,
    language: String = "en"
  ) -> String {
    let known = Language(tag: language)
    let line = filled(text) { placeholder in
      guard let figure = Figure(placeholder, in: moment) else { return "" }
      return known.map { figure.spoken(units: units, in: $0) } ?? figure.written(units: units)
    }
    return SpokenText.words(for: line, language: language)
  }

  /// A stretch of a line.
  enum Part {
    case words(String)
    case figure(Placeholder)
  }

  /// The line cut at every known `{name}`; unknown names are words.
  static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var words = ""
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let afterOpen = rest.index(after: open)
      let name = rest[afterOpen...].prefix { $0 == UInt8(ascii: "_") || (97...122).contains($0) }
      words += String(decoding: rest[..<open], as: UTF8.self)
      if name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: "}"),
        let placeholder = Placeholder(rawValue: String(decoding: name, as: UTF8.self))
      {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.figure(placeholder))
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        words += "{"
        rest = rest[afterOpen...]
      }
    }
    words += String(decoding: rest, as: UTF8.self)
    if !words.isEmpty { parts.append(.words(words)) }
    return parts
  }

  private static func filled(_ text: String, with value: (Placeholder) -> String) -> String {
    parts(of: text).reduce(into: "") { line, part in
      switch part {
      case .words(let words): line += words
      case .figure(let placeholder): line += value(placeholder)
      }
    }
  }
}
