import Exchange
import Screens
import Training

extension RaceList {
  /// The one race of which the beginning of the name or of the key is given.
  func entry(named given: String) throws(Failure) -> Entry {
    let wanted = given.lowercased()
    let found = entries.filter { entry in
      entry.race.id.hasPrefix(wanted) || entry.race.name.lowercased().hasPrefix(wanted)
    }
    guard let entry = found.first, !given.isEmpty else {
      throw Failure(.failure, "no race is named \(given); 'race list' shows them")
    }
    guard found.count == 1 else {
      throw Failure(.failure, "more than one race starts with \(given); type more")
    }
    return entry
  }
}

extension RaceList.Entry {
  /// The race and what there is to say of it.
  var head: [String] { ["\(screen.title): \(screen.date)"] + screen.sentences.map { "  " + $0 } }

  /// Prints the race, with its fueling if requested in full.
  func show(isWhole: Bool = false, hasTable: Bool = false) {
    let out = Console.standardOutput
    for row in head { out.write(row + "\n") }
    guard isWhole else { return }
    let headings = TerminalText.raceHeadings
    if !screen.warnings.isEmpty { out.write("\(headings.warnings)\n") }
    for warning in screen.warnings { out.write("  \(warning)\n") }
    if hasTable, let table = screen.table {
      out.write("\(headings.table)\n")
      for row in table.rows { out.write("  " + row.joined(separator: "  ") + "\n") }
      if let profile = table.profile { out.write("  \(profile.words)\n") }
    }
    if !screen.cues.isEmpty { out.write("\(headings.cues)\n") }
    for cue in screen.cues { out.write("  \(cue)\n") }
    if let notes = race.notes { out.write("\(headings.notes)\n  \(notes)\n") }
    if let activity = race.activity { out.write("\(headings.run)\n  \(activity)\n") }
    out.write("\(headings.key)\n  \(race.id)\n")
  }
}
