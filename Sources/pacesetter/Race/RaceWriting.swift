import Formats

/// A race as a terminal shows it.
enum RaceWriting {
  /// Prints a race, with what to take on the way if it is wanted in full.
  static func show(_ race: JSON, isWhole: Bool = false) {
    let out = Console.standardOutput
    func rows(_ key: String) -> [String] { (race[key]?.array ?? []).compactMap { $0.string } }
    out.write("\(race["title"]?.string ?? ""): \(race["date"]?.string ?? "")\n")
    for sentence in rows("sentences") { out.write("  \(sentence)\n") }
    guard isWhole else { return }
    let cues = rows("cues")
    if !cues.isEmpty { out.write("On the way\n") }
    for cue in cues { out.write("  \(cue)\n") }
    if let notes = race["notes"]?.string { out.write("Notes\n  \(notes)\n") }
    if let activity = race["activityId"]?.string { out.write("Run\n  \(activity)\n") }
    out.write("Name\n  \(race["id"]?.string ?? "")\n")
  }
}
