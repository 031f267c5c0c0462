import Formats
import Glibc

/// What a person sees of a watch: what happens scrolls by, the figures stay in the last row.
struct WatchView {
  private let console: Console
  private let isTerminal: Bool
  private var foot = ""
  private var splits = 0

  init(_ console: Console = .standardOutput) {
    self.console = console
    isTerminal = console.isTerminal
  }

  /// Says something that has happened.
  mutating func say(_ sentence: String) {
    console.write(clearing + sentence + "\n" + foot)
  }

  /// Shows how the run stands and what the link does.
  mutating func show(_ run: JSON?, _ link: WatchLinkState) {
    for split in (run?["screen"]?["splits"]?.array ?? []).dropFirst(splits) {
      splits += 1
      let words = ["number", "time", "pace", "heartRate"].compactMap { split[$0]?.string }
      say("split " + words.joined(separator: "   "))
    }
    guard isTerminal else { return }
    let text = ([run.map(Self.figures)].compactMap { $0 } + link.words).joined(separator: " · ")
    foot = String(text.prefix(console.columns - 1))
    console.write(clearing + foot)
  }

  /// Leaves the screen as a program that has ended leaves it.
  mutating func end(_ summary: JSON?) {
    console.write(clearing)
    foot = ""
    for row in summary?["rows"]?.array ?? [] {
      guard let label = row["label"]?.string, let value = row["value"]?.string else { continue }
      console.write("\(label): \(value)\n")
    }
  }

  private var clearing: String { foot.isEmpty ? "" : "\r\u{1B}[K" }

  private static func figures(_ run: JSON) -> String {
    let figures = ["time", "distance", "pace", "heartRate"].compactMap { key -> String? in
      guard let metric = run["screen"]?[key], let value = metric["value"]?.string,
        value.contains(where: { $0.isNumber })
      else { return nil }
      let unit = metric["unit"]?.string ?? ""
      return unit.isEmpty ? value : "\(value) \(unit)"
    }
    let phase = run["phase"]?.object?.first?.key ?? ""
    return (figures + [phase]).joined(separator: "   ")
  }
}

/// How the link of a watch stands.
struct WatchLinkState: Equatable {
  var isOpen = false
  /// How many events nobody else has.
  var onlyHere: Int64 = 0
  /// Whether the other device is there, in the core's word.
  var peer = "waiting"

  /// In words.
  var words: [String] {
    let server = isOpen ? "connected" : "no server"
    let rest = onlyHere > 0 ? ["\(onlyHere) only on this device"] : []
    return [server] + rest + [
      ["here": "phone here", "lost": "phone lost"][peer] ?? "waiting for phone"
    ]
  }
}
