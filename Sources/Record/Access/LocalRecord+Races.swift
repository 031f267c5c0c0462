public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let raceRequests: [any RecordRequest.Type] = [
    RaceAPI.List.self, RaceAPI.Add.self, RaceAPI.Change.self, RaceAPI.Remove.self,
    RaceAPI.Restore.self,
  ]
}

extension RaceAPI.List: RecordRequest {
  /// Every race, with the runs that have ended since: one may be a race.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    try await record.fold()
    return RaceList(
      try await record.library.races(),
      among: try await record.library.entries(),
      on: record.reader.today,
      in: record.reader.language
    )
  }
}

extension RaceAPI.Add: RecordRequest {
  /// Every race with the new one.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    var race = race
    if let courseEntry { race.course = try await record.course(courseEntry, of: race) }
    guard try await record.store.add(race) != nil else {
      throw record.conflict(PlanRefusal.hasRace(race.name, race.day))
    }
    return try await record.ask(RaceAPI.List())
  }
}

extension RaceAPI.Change: RecordRequest {
  /// Every race with this one as it is now.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    guard let old = try await record.library.races().first(where: { $0.id == id }) else {
      throw record.missing(PlanRefusal.noRace(id.inSentence))
    }
    var race = race
    race.id = id
    race.script = race.script ?? old.script
    switch course {
    case .kept:
      // The heights are those of the same way only.
      let isAsFar = abs(race.distance.meters / old.distance.meters - 1) <= RaceCourse.tolerance
      if race.course == nil, isAsFar { race.course = old.course?.stretched(to: race.distance) }
    case .dropped: race.course = nil
    case .entry(let entry): race.course = try await record.course(entry, of: race)
    }
    guard try await record.store.change(race) else {
      throw record.conflict(PlanRefusal.hasRace(race.name, race.day))
    }
    return try await record.ask(RaceAPI.List())
  }
}

extension LocalRecord {
  /// The heights of an entry of the record, as the course of a race.
  fileprivate func course(_ prefix: String, of race: RaceSetup) async throws -> RaceCourse {
    let id = try await name(beginningWith: prefix)
    guard let activity = try await library.activity(id) else {
      throw RecordError.conflict(RaceCourseError.noHeights.words(in: reader.language))
    }
    do {
      let name = activity.summary.label ?? activity.summary.startedAt.day.text
      return try RaceCourse(name, of: activity.samples, over: race.distance)
    } catch {
      throw RecordError.conflict(error.words(in: reader.language))
    }
  }
}

extension RaceAPI.Remove: RecordRequest {
  /// Every race that is left.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    guard try await record.store.remove(race: id) else {
      throw record.missing(PlanRefusal.noRace(id.inSentence))
    }
    return try await record.ask(RaceAPI.List())
  }
}

extension RaceAPI.Restore: RecordRequest {
  /// Every race with the one that is back.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    guard try await record.store.bringRaceBack() != nil else {
      throw record.missing(PlanRefusal.noRemovedRace)
    }
    return try await record.ask(RaceAPI.List())
  }
}
