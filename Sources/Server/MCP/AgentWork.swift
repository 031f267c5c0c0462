import Exchange
import Formats
import Screens
import Record
import Training

/// What an agent asked for, carried out with the record and the library.
struct AgentWork {
  let record: any RecordAccess
  let library: AgentLibrary
  /// What the owner shares with the agent.
  let shares: Set<MCPShare>
  let now: LocalTime
  /// In which the tools give words.
  let language: Language

  /// The value that a tool gives, or why it gives none.
  func value(of tool: MCPTool, _ arguments: Fields) async throws -> MCPOutcome {
    switch tool {
    case .searchWorkouts: try search(arguments)
    case .showWorkout: try show(arguments)
    case .checkWorkout: try check(arguments)
    case .recommend: try await recommend(arguments)
    case .listActivities:
      try await ask(
        HistoryAPI.List(APICall(try values(arguments, "search", "from", "limit", limit: 20)))
      )
    case .showActivity: try await ask(HistoryAPI.Show(try arguments.string("id")))
    case .trends: try await ask(HistoryAPI.Trends(APICall(try values(arguments, "on"))))
    case .log: try await log(arguments)
    case .plan: try await plan(arguments)
    case .races: try await ask(RaceAPI.List())
    case .memory: try await ask(MemoryAPI.List())
    case .logSet: try await logSet(arguments)
    case .logChallenge:
      try await ask(
        LogAPI.AddToChallenge(Int(try arguments.integer("count")), at: now)
      )
    case .planWorkout: try await planWorkout(arguments)
    case .addRace: try await addRace(arguments)
    case .note: try await annotate(arguments)
    case .writeWorkout: try await writeWorkout(arguments)
    case .writeScript: try await writeScript(arguments)
    }
  }

  // MARK: The record

  func ask<Request: RecordRequest>(_ request: Request) async throws -> MCPOutcome {
    let answer = try await record.ask(request)
    let reader = APIReader(today: now.day, offset: now.offset ?? .zero, language: language)
    return .value(.written { answer.write(to: &$0, for: reader) })
  }

  private func log(_ arguments: Fields) async throws -> MCPOutcome {
    let since = try arguments.string(ifPresent: "since").flatMap { Day($0) } ?? now.day - 28
    let log = try await record.ask(LogAPI.Read()).since(since)
    return .value(.written { log.write(to: &$0) })
  }

  private func logSet(_ arguments: Fields) async throws -> MCPOutcome {
    let asked = try arguments.string("exercise")
    guard let exercise = library.catalogue.exercise(named: asked) else {
      let near = library.catalogue.nearestName(to: asked).map { "; did you mean \($0)?" } ?? ""
      return .refused("there is no exercise \(asked)" + near)
    }
    let before = try await record.ask(LogAPI.Read())
    let text = try arguments.string("set")
    let reading: TypedSet.Reading
    do throws(TypedSetError) {
      reading = try TypedSet(text).reading(
        of: exercise,
        unit: before.unit(of: exercise.name)
      )
    } catch {
      return .refused(error.description)
    }
    return try await ask(
      LogAPI.AddSets(
        [LiftedSet](repeating: reading.set(of: exercise.name), count: reading.sets),
        note: try arguments.string(ifPresent: "note"),
        at: now
      )
    )
  }

  private func addRace(_ arguments: Fields) async throws -> MCPOutcome {
    let race = TypedRace(
      name: try arguments.string("name"),
      day: try arguments.string("day"),
      distance: try arguments.string("distance"),
      target: try arguments.string("target")
    )
    let setup: RaceSetup
    do throws(TypedRaceError) { setup = try race.setup() } catch {
      return .refused(error.description)
    }
    return try await ask(RaceAPI.Add(setup))
  }

  private func annotate(_ arguments: Fields) async throws -> MCPOutcome {
    let change = try RemarkChange(
      .object(
        [
          ("label", "label"), ("notes", "notes"), ("effort", "perceivedEffort"), ("gear", "gear"),
        ].compactMap { name, key in arguments[name].map { JSON.Member(key, $0) } }
      )
    )
    return try await ask(HistoryAPI.Annotate(try arguments.string("id"), change))
  }

  /// Arguments as the values of an endpoint's parameters.
  private func values(
    _ arguments: Fields,
    _ names: String...,
    limit: Int64? = nil
  ) throws -> [String: String] {
    var values: [String: String] = [:]
    for name in names where arguments[name] != nil {
      values[name] =
        name == "limit"
        ? "\(try arguments.integer(name))" : try arguments.string(name)
    }
    if let limit, values["limit"] == nil { values["limit"] = "\(limit)" }
    return values
  }

  // MARK: The library

  private func search(_ arguments: Fields) throws -> MCPOutcome {
    var filter = WorkoutFilter()
    filter.categories = try categories(arguments)
    if let level = try arguments.choice(WorkoutLevel.self, ifPresent: "level") {
      filter.levels = [level]
    }
    filter.availableEquipment = equipment(arguments)
    filter.longest = try arguments.integer(ifPresent: "minutes").map { .seconds($0 * 60) }
    let found = library.index.search(
      try arguments.string(ifPresent: "words") ?? "",
      filter,
      limit: Int(try arguments.integer(ifPresent: "limit") ?? 50)
    )
    return .value(
      .written { json in
        json.object { json in
          json.array("workouts") { json in
            for entry in found { entry.writeSummary(to: &json, in: language) }
          }
          json.array("own") { json in for id in library.own(among: found) { json.value(id) } }
        }
      }
    )
  }

  private func show(_ arguments: Fields) throws -> MCPOutcome {
    let id = try arguments.string("id")
    guard let entry = library.index[id] else {
      return .refused("there is no workout \(id); search_workouts lists them")
    }
    return .value(
      .written { json in
        json.object { json in
          json.key("workout")
          entry.write(to: &json, knowing: library.catalogue, in: language)
          json.field("text", library.texts[id])
          json.array("own") { json in for id in library.own(among: [entry]) { json.value(id) } }
        }
      }
    )
  }

  private func check(_ arguments: Fields) throws -> MCPOutcome {
    let document = WorkoutDocument.read(
      Array(try arguments.string("text").utf8),
      name: "draft",
      catalogue: library.catalogue
    )
    let entry = IndexedWorkout(
      document.workout,
      contentHash: document.contentHash,
      knowing: library.catalogue
    )
    return .value(
      .written { json in
        json.object { json in
          json.array("problems") { json in
            for diagnostic in document.diagnostics { diagnostic.write(to: &json) }
          }
          json.key("understood")
          entry.write(to: &json, knowing: library.catalogue, in: language)
        }
      }
    )
  }

  private func recommend(_ arguments: Fields) async throws -> MCPOutcome {
    var request = RankingRequest(now: now)
    request.minutes = try arguments.integer(ifPresent: "minutes").map { Int($0) }
    request.equipment = equipment(arguments)
    if let name = try arguments.string(ifPresent: "place") {
      let places = try await record.ask(LibraryAPI.Read()).places
      guard let place = places.named(name) else {
        let names = places.shown.map { $0.name }.joined(separator: ", ")
        return .refused(
          "there is no place \(name.prefix(100)); the owner has: "
            + (names.isEmpty ? "none" : names)
        )
      }
      (request.equipment, request.placeName) = (place.equipment, place.name)
    }
    request.categories = try categories(arguments)
    let ahead = try await ahead()
    (request.gap, request.race) = (ahead.gap, ahead.race)
    let planned = try await record.ask(PlanAPI.List(from: now.day, days: 1)).rows.filter {
      $0.session.day == now.day && $0.outcome == .planned
    }
    let ranking = WorkoutRanking(
      library.index,
      for: request,
      after: try await record.ask(LogAPI.Read()),
      knowing: library.catalogue
    )
    let top = ranking.top(Int(try arguments.integer(ifPresent: "limit") ?? 5))
    return .value(
      .written { json in
        json.object { json in
          json.field("free", ahead.words(in: language))
          if let race = ahead.race {
            json.object("race") { json in
              json.field("name", race.name)
              json.field("days", race.days)
            }
          }
          json.array("planned") { json in
            for row in planned {
              json.object { json in
                json.field("title", row.session.title)
                json.field("time", row.session.time?.text)
              }
            }
          }
          json.array("workouts") { json in
            for (place, ranked) in top.enumerated() {
              let workout = ranked.entry.workout
              let isOwn = library.own.contains(workout.id) || workout.details.basis != nil
              WorkoutCard(
                ranked,
                counterfactual: ranking.counterfactual(of: place),
                origin: isOwn ? .yours : .rules,
                on: now.day,
                in: language
              ).write(to: &json)
            }
          }
          json.array("own") { json in
            for id in library.own(among: top.map { $0.entry }) { json.value(id) }
          }
        }
      }
    )
  }

  /// The time until the next event and the race that is near, as far as the owner shares them.
  ///
  /// What the event is stays theirs.
  private func ahead() async throws -> FreeReport {
    guard !shares.isDisjoint(with: [.calendar, .races]) else { return FreeReport(nil) }
    let report = try await record.ask(CalendarAPI.Free())
    var gap = shares.contains(.calendar) ? report.gap : nil
    gap?.title = nil
    return FreeReport(gap, race: shares.contains(.races) ? report.race : nil)
  }

  private func categories(_ arguments: Fields) throws -> Set<WorkoutCategory> {
    try arguments.choice(WorkoutCategory.self, ifPresent: "category").map { [$0] } ?? []
  }

  private func equipment(_ arguments: Fields) -> Set<String>? {
    arguments["equipment"]?.array.map { Set($0.compactMap { $0.string?.lowercased() }) }
  }
}
