public import Exchange
import Training

extension LocalRecord {
  static let raceRequests: [any RecordRequest.Type] = [
    RaceAPI.List.self, RaceAPI.Add.self, RaceAPI.Remove.self, RaceAPI.Restore.self,
  ]
}

extension RaceAPI.List: RecordRequest {
  /// Every race, with the runs that have ended since: one may be a race.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    try await record.fold()
    return RaceList(
      try await record.library.races(),
      among: try await record.library.entries(),
      on: record.reader.today
    )
  }
}

extension RaceAPI.Add: RecordRequest {
  /// Every race with the new one.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    var race = race
    if let courseEntry { race.course = try await course(courseEntry, in: record) }
    guard try await record.store.add(race) != nil else {
      throw RecordError.conflict("\(race.name) on \(race.day.text) is already planned")
    }
    return try await record.ask(RaceAPI.List())
  }

  /// The heights of an entry of the record, as the race's course.
  private func course(_ prefix: String, in record: LocalRecord) async throws -> RaceCourse {
    let id = try await record.name(beginningWith: prefix)
    guard let activity = try await record.library.activity(id) else {
      throw RecordError.conflict(RaceCourseError.noHeights.words)
    }
    do {
      let name = activity.summary.label ?? activity.summary.startedAt.day.text
      return try RaceCourse(name, of: activity.samples, over: race.distance)
    } catch {
      throw RecordError.conflict(error.words)
    }
  }
}

extension RaceAPI.Remove: RecordRequest {
  /// Every race that is left.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    guard try await record.store.remove(race: id) else {
      throw RecordError.missing("no race is named \(id.prefix(64))")
    }
    return try await record.ask(RaceAPI.List())
  }
}

extension RaceAPI.Restore: RecordRequest {
  /// Every race with the one that is back.
  public func answer(from record: LocalRecord) async throws -> RaceList {
    guard try await record.store.bringRaceBack() != nil else {
      throw RecordError.missing("there is no removed race to bring back")
    }
    return try await record.ask(RaceAPI.List())
  }
}
