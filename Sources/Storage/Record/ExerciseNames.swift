import Exchange
import GRDB
public import Training

/// What the exercises of diaries are called here: as somebody chose, or else by the catalogue's names.
///
/// The record keeps the diaries' own names; they are looked up whenever sets are read, so that a choice
/// holds for what was imported before it, and another choice can take its place.
public struct ExerciseNames: Sendable {
  /// The catalogue, and how names are matched to it.
  public let matcher: ExerciseMatcher

  // By folded name.
  private let choices: [String: String]

  init(_ db: Database, _ matcher: ExerciseMatcher = ExerciseMatcher(.empty)) throws {
    self.matcher = matcher
    var choices: [String: String] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT old, new FROM naming") { choices[row[0]] = row[1] }
    self.choices = choices
  }

  /// All choices, in the order of the diaries' names.
  public var all: [ExerciseNaming] {
    choices.map { ExerciseNaming(diaryName: $0.key, name: $0.value) }
      .sorted { $0.diaryName < $1.diaryName }
  }

  /// The name that was chosen for an exercise, if one was.
  public subscript(name: String) -> String? { choices[NameKey(name).text] }

  /// What a name of a program's diary stands for.
  public func standing(of name: String, in program: String) -> DiaryName.Standing {
    if let chosen = self[name] {
      return NameKey(chosen) == NameKey(name) ? .kept : .chosen(chosen)
    }
    switch matcher.match(name, with: StrengthFile.equipment(of: program)) {
    case .sure(let exercise): return .matched(self[exercise.name] ?? exercise.name)
    case .unsure(let exercises): return .unsure(exercises.map(\.name))
    case .unknown: return .unknown
    }
  }

  /// What the names of diaries stand for, the most frequent first; each is given with its count of sets.
  public func standings(of names: [WrittenName: Int]) -> [DiaryName] {
    var found: [String: DiaryName] = [:]
    let known = names.sorted { ($0.key.name, $0.key.program) < ($1.key.name, $1.key.program) }
    for (written, sets) in known {
      let isForeign = StrengthFile.isForeign(written.program)
      guard isForeign || self[written.name] != nil else { continue }
      let key = NameKey(written.name).text
      if found[key] != nil {
        found[key]?.sets += sets
      } else {
        let standing = standing(of: written.name, in: written.program)
        found[key] = DiaryName(written.name, sets: sets, standing)
      }
    }
    return found.values.sorted { $0.sets == $1.sets ? $0.name < $1.name : $0.sets > $1.sets }
  }

  /// Sessions with the names that their exercises have here.
  ///
  /// Diaries tell one number for every weight; what it means follows from the exercise.
  public func named(_ sessions: [StrengthSession]) -> [StrengthSession] {
    var known: [String: (name: String, mode: LoadEntry.Mode?)] = [:]
    var sessions = sessions
    for place in sessions.indices {
      let program = sessions[place].program
      for number in sessions[place].sets.indices {
        let written = sessions[place].sets[number].exercise
        let found = known["\(program)\n\(written)"] ?? name(of: written, in: program)
        known["\(program)\n\(written)"] = found
        if found.name != written {
          sessions[place].sets[number].diaryName = written
          sessions[place].sets[number].exercise = found.name
        }
        if let mode = found.mode, sessions[place].sets[number].result.load?.mode == .external {
          sessions[place].sets[number].result.load?.mode = mode
        }
      }
    }
    return sessions
  }

  /// The name here of what a program calls an exercise, and what its weights mean.
  func name(of written: String, in program: String) -> (name: String, mode: LoadEntry.Mode?) {
    // What was done here was done under a name of ours.
    guard StrengthFile.isForeign(program) else {
      return (self[written] ?? written, nil)
    }
    if let chosen = self[written] { return (chosen, mode(of: chosen)) }
    let equipment = StrengthFile.equipment(of: program)
    guard let exercise = matcher.exercise(meantBy: written, with: equipment) else {
      return (written, nil)
    }
    let name = self[exercise.name] ?? exercise.name
    return (name, mode(of: name))
  }

  private func mode(of name: String) -> LoadEntry.Mode? {
    switch matcher.catalogue.exercise(named: name)?.loadMode {
    case .bodyweight?: .bodyweight
    case .assisted?: .assisted
    case .external?, Exercise.LoadMode.none?, nil: nil
    }
  }
}

extension RecordLibrary {
  /// The names of exercises here.
  public func names() async throws(StorageError) -> ExerciseNames {
    let matcher = await database.exercises.matcher()
    return try await database.read { try ExerciseNames($0, matcher) }
  }

  /// What diaries call the exercises of the record, the most frequent first.
  public func diaryNames() async throws(StorageError) -> [DiaryName] {
    let names = try await names()
    let sql = """
      SELECT exercise, program, count(*) FROM lift JOIN strength ON strength.id = lift.strength
      WHERE covered IS NULL GROUP BY exercise, program
      """
    let counts = try await database.read { db in
      var counts: [WrittenName: Int] = [:]
      for row in try Row.fetchAll(db, sql: sql) {
        counts[WrittenName(row[0], in: row[1])] = row[2]
      }
      return counts
    }
    return names.standings(of: counts)
  }
}

extension RecordStore {
  /// The names of exercises here.
  public func names() async throws(StorageError) -> ExerciseNames {
    try await RecordLibrary(database).names()
  }

  /// Gives an exercise another name, in the record and in whatever comes; its own one keeps it as it is,
  /// whatever the catalogue has.
  public func rename(_ old: String, to new: String) async throws(StorageError) {
    let (old, goal) = (NameKey(old).text, NameKey(new).text)
    try await database.write { db in
      // What was once renamed to the old name follows.
      for row in try Row.fetchAll(db, sql: "SELECT old, new FROM naming")
      where NameKey(row[1]).text == old {
        try db.execute(
          sql: "UPDATE naming SET new = ?, import = NULL WHERE old = ?",
          arguments: [new, row[0] as String]
        )
      }
      // No name leads away from what it leads to.
      try db.execute(sql: "DELETE FROM naming WHERE old = ?", arguments: [goal])
      try db.execute(
        sql: "INSERT OR REPLACE INTO naming (old, new) VALUES (?, ?)",
        arguments: [old, new]
      )
    }
  }

  /// Takes a choice of a name back; says whether there was one.
  public func forgetName(_ name: String) async throws(StorageError) -> Bool {
    let key = NameKey(name).text
    return try await database.write { db in
      try db.execute(sql: "DELETE FROM naming WHERE old = ?", arguments: [key])
      return db.changesCount > 0
    }
  }
}
