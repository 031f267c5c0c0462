import ArgumentParser
import Exchange
import Formats
import Screens
import Record
import Storage
import Training

/// Logs one set, or several of one kind.
struct LogSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Log a set: exercise, load, repetitions and effort.",
    discussion: """
      Name the exercise by any of its names, then the set. A number without a unit is
      repetitions, the one after it the weight. With three numbers the sets come
      first: 3x5x80. For bodyweight exercises 3x10 is three sets of ten, +10kg is
      added weight and -20kg assistance. 8/8 or 8 per side counts each side; a time
      is 90s, 1:30, 2m30s or 1h, also beside a length.

      Examples:
        pacesetter log set bench press 5x80kg @8
        pacesetter log set pull-up 8 +10kg --note "last two slow"
        pacesetter log set pull-up 8 -20kg
        pacesetter log set plank 90s --at 18:30
        pacesetter log set row 500m 1:45
        pacesetter log set back squat 3x5x225lb --at "2026-11-21 18:30" --json
      """
  )

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The exercise and the set.", valueName: "exercise set")
  )
  var words: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The weight: 80kg or 175lb.", valueName: "weight")
  )
  var weight: String?

  @Option(help: ArgumentHelp("How many repetitions.", valueName: "count"))
  var reps: Int?

  @Option(help: ArgumentHelp("How long, in seconds.", valueName: "seconds"))
  var seconds: Int?

  @Option(help: ArgumentHelp("How many such sets.", valueName: "count"))
  var sets: Int?

  @Option(help: ArgumentHelp("The effort (RPE), 1 to 10.", valueName: "rating"))
  var rpe: Double?

  @Option(
    help: ArgumentHelp(
      "Repetitions in reserve: how many more you could have done.",
      valueName: "count"
    )
  )
  var rir: Double?

  @Option(
    help: ArgumentHelp("When it was: 18:30, 2026-11-21 or both (default: now).", valueName: "time")
  )
  var at: String?

  @Option(help: ArgumentHelp("A note.", valueName: "text"))
  var note: String?

  @Flag(help: "A warm-up set; it counts toward nothing.")
  var warmUp = false

  @Flag(help: "The count is per side.")
  var perSide = false

  @Flag(help: "Allow an exercise that is not in the catalog.")
  var new = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var library: LibraryOption
  @OptionGroup var data: DataOption

  mutating func validate() throws {
    // A weight may begin with a dash; a word that does is an option with a mistake in it.
    let isOption = { (word: String) in
      word != "--" && (word.hasPrefix("--") || word.dropFirst().first?.isLetter == true)
        && word.hasPrefix("-")
    }
    if let option = words.first(where: isOption) {
      throw ValidationError("there is no option \(option); 'pacesetter log set --help' lists them")
    }
    words.removeAll { $0 == "--" }
    guard !words.isEmpty else {
      throw ValidationError("name an exercise, as in: pacesetter log set bench press 5x80kg")
    }
    if rpe != nil, rir != nil {
      throw ValidationError("leave out --rpe or --rir; they say the same")
    }
    if reps != nil, seconds != nil {
      throw ValidationError("leave out --reps or --seconds; a set has one count")
    }
  }

  func run() async throws {
    let moment = try at.map { text throws(Failure) in try LocalTime(typed: text) } ?? .now
    let catalogue = try LibraryFolder.catalogue(given: library.library)
    let (name, exercise, text) = try split(catalogue)
    let typed: TypedSet
    do throws(TypedSetError) { typed = try TypedSet(text + options) } catch {
      throw Failure(.usage, error.description)
    }
    try await data.withRecord { record in
      let before = try await record.ask(LogAPI.Read())
      let reading: TypedSet.Reading
      do throws(TypedSetError) {
        reading = try typed.reading(of: exercise, unit: before.unit(of: name))
      } catch {
        throw Failure(.usage, error.description)
      }
      var set = reading.set(of: name)
      if warmUp { set.kind = .warmUp }
      if perSide { set.isPerSide = true }
      let sets = [LiftedSet](repeating: set, count: reading.sets)
      _ = try await record.ask(LogAPI.AddSets(sets, note: note, at: moment))
      let after = try await record.ask(LogAPI.Read())
      let known = before.records
      let records = after.records.filter { record in
        !known.contains(record) && NameKey(record.subject) == NameKey(name)
      }
      show(set, sets.count, moment, records)
    }
  }

  // MARK: What is meant

  private var options: String {
    var text = ""
    if let weight { text += " " + weight }
    if let reps { text += " \(reps) reps" }
    if let seconds { text += " \(seconds) s" }
    if let sets { text += " \(sets) sets" }
    if let rpe { text += " rpe \(rpe)" }
    if let rir { text += " rir \(rir)" }
    return text
  }

  /// The exercise is what the catalogue knows of the first words, or all before the first number.
  private func split(
    _ catalogue: ExerciseCatalogue
  ) throws(Failure) -> (String, Exercise?, String) {
    for count in stride(from: words.count, through: 1, by: -1) {
      guard let exercise = catalogue.exercise(named: words.prefix(count).joined(separator: " "))
      else { continue }
      return (exercise.name, exercise, words.dropFirst(count).joined(separator: " "))
    }
    let name = words.prefix { word in
      guard let first = word.first else { return true }
      return !(first.isNumber || first == "@" || first == "+" || first == "-")
    }
    let written = name.joined(separator: " ")
    guard !written.isEmpty else {
      throw Failure(
        .usage,
        "name an exercise, as in: pacesetter log set bench press 5x80kg"
      )
    }
    guard new else {
      throw Failure(
        .noInput,
        "there is no exercise \(written); \(Self.meant(by: written, catalogue))"
          + "--new logs it under this name"
      )
    }
    return (written, nil, words.dropFirst(name.count).joined(separator: " "))
  }

  /// What an unknown name may mean: those that end with it, or else the one that is most like it.
  private static func meant(by name: String, _ catalogue: ExerciseCatalogue) -> String {
    let key = NameKey(name).text
    let longer = catalogue.exercises.filter { NameKey($0.name).text.hasSuffix(key) }.prefix(4)
    if longer.count > 1 {
      return "it may be \(longer.map { $0.name }.joined(separator: ", ")); "
    }
    let nearest = longer.first?.name ?? catalogue.nearestName(to: name)
    return nearest.map { "did you mean \($0)? " } ?? ""
  }

  // MARK: What is said

  private func show(
    _ set: LiftedSet,
    _ count: Int,
    _ moment: LocalTime,
    _ records: [PersonalRecord]
  ) {
    let estimate = RepMax(set)
    guard json else {
      for line in LoggedSetText.lines(logged: set, count, at: moment, records: records) {
        Console.standardOutput.write(line + "\n")
      }
      return
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("session", HandLog.session(ofDay: moment.day))
      json.field("at", moment.text)
      json.field("sets", count)
      json.key("set")
      set.writeLogged(to: &json)
      json.field("note", note)
      if let estimate {
        json.object("estimatedSingle") { json in
          json.field("value", (estimate.value * 100).rounded() / 100)
          json.field("low", (estimate.low * 100).rounded() / 100)
          json.field("high", (estimate.high * 100).rounded() / 100)
          json.field("unit", estimate.unit.rawValue)
        }
      }
      json.array("records") { json in for record in records { json.value(record.words) } }
    }
    Console.standardOutput.write(writer.text + "\n")
  }
}
