import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens
import Storage
import Training

/// Shows one activity or strength session in full.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one activity or strength session, with splits, zones or sets.",
    discussion: """
      Zones need your resting and maximum heart rate. What you leave out comes from
      the record; the output names what is missing there. Voice notes of a coached
      run are listed with their files.

      Examples:
        pacesetter show 3f2a
        pacesetter show 3f2a --max-hr 188 --rest 48 --json
      """
  )

  @Argument(help: "The first letters of its ID, as 'history' shows it.")
  var id: String

  @Flag(help: "Print everything as JSON, including readings and route.")
  var json = false

  @OptionGroup var heart: HeartOptions
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.withRecord { record in
      let entry = try await record.askOfEntry(HistoryAPI.Show(id))
      var writer = JSONWriter(indentedBy: json ? 2 : nil)
      switch entry {
      case .activity(let activity, let notes):
        let zones = ZoneChart(
          activity,
          of: try await record.ask(HistoryAPI.KnowRunner(heart.runner)).runner
        )
        if json {
          activity.write(to: &writer, zones: zones, notes: notes)
        } else {
          activity.show(zones, notes)
        }
      case .strength(let session):
        if json { session.write(to: &writer) } else { session.show() }
      }
      if json { Console.standardOutput.write(writer.text + "\n") }
    }
  }
}

extension Activity {
  fileprivate func show(_ zones: ZoneChart?, _ notes: [PlacedNote]) {
    let out = Console.standardOutput
    out.write(
      "\(summary.label ?? RecordWords.kind(summary)), "
        + RecordWords.moment(summary.startedAt) + "\n"
    )
    func row(_ name: String, _ value: String?) {
      if let value { out.write("  " + RecordWords.padded(name, 14) + value + "\n") }
    }
    row("distance", summary.distance.map { RecordWords.distance($0) })
    row("time", summary.moving.map { RecordWords.duration($0) })
    row("with pauses", summary.elapsed.map { RecordWords.duration($0) })
    if summary.sport == .running || summary.sport == .walking {
      row("pace", summary.pace.map { RecordWords.pace($0) })
    }
    row("heart rate", summary.averageHeartRate.map { RecordWords.heartRate($0) })
    row("highest", summary.maxHeartRate.map { RecordWords.heartRate($0) })
    row("climbed", summary.ascent.map { RecordWords.number($0.meters) + " m" })
    row("energy", summary.kilocalories.map { RecordWords.number($0) + " kcal" })
    row("effort", summary.effort.map { "\($0) of 10" })
    row("notes", summary.notes)
    row("recorded by", summary.sourceName.isEmpty ? nil : summary.sourceName)
    row("damaged file", summary.damage?.words)
    row("readings", samples.count > 0 ? "\(samples.count)" : nil)
    row("name", summary.id)
    if !splits.isEmpty { out.write("Splits\n") }
    for (place, split) in splits.enumerated() {
      var text = RecordWords.distance(split.distance) + "  " + RecordWords.duration(split.moving)
      if let pace = split.pace { text += "  " + RecordWords.pace(pace) }
      if let rate = split.heartRate { text += "  " + RecordWords.heartRate(rate) }
      row("\(place + 1)", text)
    }
    if !efforts.isEmpty { out.write("Best\n") }
    for effort in efforts {
      row(RaceWords.name(effort.distance), RecordWords.duration(effort.duration))
    }
    if !notes.isEmpty { out.write("Voice notes\n") }
    for note in notes {
      row(note.at.map { RecordWords.duration($0) } ?? "–", note.words())
      if note.isHere { row("", note.voice.file) }
    }
    guard let zones else { return }
    out.write("Heart rate zones\n")
    for bar in zones.bars {
      let figures =
        RecordWords.padded(bar.time, 9) + RecordWords.padded(bar.share, 11)
        + RecordWords.padded(bar.range, 18)
      row(bar.label, figures + String(repeating: "#", count: Int((bar.length / 5).rounded())))
    }
    out.write("  " + zones.basis + "\n")
  }
}

extension StrengthSession {
  fileprivate func show() {
    let out = Console.standardOutput
    out.write("\(name), " + RecordWords.moment(startedAt) + "\n")
    if let elapsed { out.write("  time          " + RecordWords.duration(elapsed) + "\n") }
    out.write("  volume        " + RecordWords.kilograms(volume) + "\n")
    if let score { out.write("  score         " + GymWords.score(score) + "\n") }
    if let effort { out.write("  effort        " + RecordWords.number(effort) + " of 10\n") }
    if let note { out.write("  note          " + note + "\n") }
    var last: String?
    for set in sets {
      if set.exercise != last { out.write(set.exercise + "\n") }
      last = set.exercise
      out.write("  " + set.words + "\n")
    }
  }
}

extension LiftedSet {
  /// The set in one row: "5 x 100 kg, RPE 8".
  fileprivate var words: String {
    var words = result.reps.map { GymWords.number($0) } ?? ""
    if let load = result.load { words += (words.isEmpty ? "" : " x ") + GymWords.load(load) }
    if let meters { words += (words.isEmpty ? "" : ", ") + RecordWords.number(meters) + " m" }
    if let seconds {
      words += (words.isEmpty ? "" : ", ") + RecordWords.duration(.seconds(seconds))
    }
    if words.isEmpty { words = GymWords.result(result) }
    if isPerSide { words += ", each side" }
    switch result.effort {
    case .exertion(let rating): words += ", RPE " + RecordWords.number(rating)
    case .reserve(let reps): words += ", " + RecordWords.number(reps) + " in reserve"
    case nil: break
    }
    switch kind {
    case .working: break
    case .warmUp: words += ", warm-up"
    case .drop: words += ", drop set"
    case .failure: words += ", to failure"
    }
    return words + (note.map { ", " + $0 } ?? "")
  }
}
