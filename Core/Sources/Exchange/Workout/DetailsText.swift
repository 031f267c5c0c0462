import Formats
import Training

/// Writes a workout's front matter.
enum DetailsText {
  static func frontMatter(of workout: Workout) -> String {
    let details = workout.details
    var lines: [String] = []
    if !workout.id.isEmpty { lines.append("id: " + quoted(workout.id)) }
    if let category = details.category { lines.append("category: " + category.rawValue) }
    if !details.focus.isEmpty { lines.append("focus: " + list(details.focus)) }
    if !details.muscles.isEmpty {
      let shares = details.muscles.map { "\($0.muscle.rawValue): \(NumberWords.text($0.share))" }
      lines.append("muscles: {" + shares.joined(separator: ", ") + "}")
    }
    if let equipment = details.equipment { lines.append("equipment: " + list(equipment)) }
    if let location = details.location { lines.append("location: " + location.rawValue) }
    if let duration = details.duration { lines.append("duration: " + length(duration)) }
    if let level = details.level { lines.append("level: " + level.rawValue) }
    if let score = details.score { lines.append("score: " + score.rawValue) }
    if let units = details.units { lines.append("units: " + units.rawValue) }
    if let timer = details.timer { lines.append("timer: " + quoted(WorkoutText.timer(timer))) }
    lines += named("progression", details.progressions) { quoted($0.text) }
    if !details.scalings.isEmpty {
      lines.append("scaling:")
      for scaling in details.scalings {
        lines.append("  \(quoted(scaling.exercise)): \(list(scaling.easier))")
      }
    }
    if !details.paces.isEmpty {
      let paces = details.paces.map { flow($0.name) + ": \"" + WorkoutText.pace($0.pace) + "\"" }
      lines.append("pace: {" + paces.joined(separator: ", ") + "}")
    }
    if let source = details.source { lines.append("source: " + self.source(source)) }
    if !details.tags.isEmpty { lines.append("tags: " + list(details.tags)) }
    if let language = details.language { lines.append("lang: " + quoted(language)) }
    if let basis = details.basis {
      let hash = basis.hash.map { ", hash: " + flow($0) } ?? ""
      lines.append("based-on: {id: " + flow(basis.id) + hash + "}")
    }
    for other in details.others {
      let isBlock = other.text.isEmpty || other.text.hasPrefix("\n")
      lines.append(quoted(other.name) + ":" + (isBlock ? "" : " ") + other.text)
    }
    guard !lines.isEmpty else { return "" }
    return "---\n" + lines.joined(separator: "\n") + "\n---\n\n"
  }

  private static func named(
    _ key: String,
    _ texts: [NamedText],
    _ value: (NamedText) -> String
  ) -> [String] {
    texts.isEmpty ? [] : [key + ":"] + texts.map { "  " + quoted($0.name) + ": " + value($0) }
  }

  static func source(_ source: WorkoutSource) -> String {
    var parts: [String] = []
    if let name = source.name { parts.append("name: " + flow(name)) }
    if let address = source.address { parts.append("url: " + flow(address)) }
    if let license = source.license { parts.append("license: " + flow(license)) }
    if let fetched = source.fetched { parts.append("fetched: " + flow(fetched)) }
    return "{" + parts.joined(separator: ", ") + "}"
  }

  /// "24m", the duration in the workout format.
  static func length(_ duration: Duration) -> String {
    let minutes = duration.inSeconds / 60
    return minutes == minutes.rounded()
      ? NumberWords.text(minutes) + "m" : NumberWords.text(duration.inSeconds) + "s"
  }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map { flow($0) }.joined(separator: ", ") + "]"
  }

  // MARK: Quotes

  /// A text that may follow a colon.
  static func quoted(_ text: String) -> String {
    isPlain(text, within: "") ? text : inQuotes(text)
  }

  /// A text that may stand in brackets.
  static func flow(_ text: String) -> String {
    isPlain(text, within: ",[]{}") ? text : inQuotes(text)
  }

  private static func isPlain(_ text: String, within brackets: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ",
      last != ":", last != "\t", first != "\t"
    else { return false }
    let signs: [Unicode.Scalar] = [
      "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@",
      "`",
    ]
    if signs.contains(first) { return false }
    let forbidden = Array(brackets.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      if scalar == "\n" || scalar == "\r" || forbidden.contains(scalar) { return false }
      if scalar == "#", place > 0, scalars[place - 1] == " " { return false }
      let next: Unicode.Scalar? = place + 1 < scalars.count ? scalars[place + 1] : nil
      if scalar == ":", next == " " || next == "\t" { return false }
    }
    return true
  }

  private static func inQuotes(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n", "\r": quoted += "\\n"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
