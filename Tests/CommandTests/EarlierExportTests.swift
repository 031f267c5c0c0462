import Formats
import Foundation
import Testing

/// An export of the release before sets had scores and sides, names had origins, and own workouts and
/// preferences were stored.
struct EarlierExportTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  @Test func `comes in whole and goes out as it was, with the lists that are new`() throws {
    let text = Self.lists.joined(separator: "\n],\n") + "\n],\n" + Self.bests
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let file = data.url.appendingPathComponent("earlier.json")
    try Data(text.utf8).write(to: file)
    let outcome = try run("import", file.path)
    #expect(outcome.output.contains("1 activity, 1 strength session"), "\(outcome.output)")
    #expect(outcome.status == 0, "\(outcome.errors)")

    let new = ["\"ownWorkouts\":[", "\"preferences\":["]
    let expected = (Self.lists + new).joined(separator: "\n],\n") + "\n],\n" + Self.bests
    let written = undated(try run("export").output)
    // Told by name, because the whole is too long for a message.
    #expect(Array(written.difference(from: undated(expected)).map { "\($0)" }) == [])
    // And it works on as the record does.
    #expect(try run("history", "--search", "legs").rows.count == 1)
    #expect(try run("show", "8a6b").output.contains("1.56 km"))
    #expect(try run("memory").output.contains("10 km under 50 minutes"))
    #expect(try run("race").output.contains("Autumn 10k"))
    #expect(try run("import", "--undo").status == 0)
    #expect(try JSON.parse(run("export").output)["sessions"]?.array == [])
  }

  private func undated(_ text: String) -> [Substring] {
    text.replacing(/"exportDate":"[^"]*"/, with: "").split(separator: "\n")
  }

  private static let lists = [
    #"""
    {"format":"pacesetter-export","version":1,"exportDate":"2026-10-05T08:00:00Z",
    "activities":[
    {"id":"8a6baaa2b4e1a3bf","sport":"running","kind":"running",\#
    "startedAt":"2026-06-02T09:10:00+02:00","utcOffsetMinutes":120,"elapsedSeconds":290,\#
    "movingSeconds":280,"distanceMeters":1556.5,"energyKilocalories":101,"averageHeartRate":144,\#
    "maxHeartRate":148,"ascentMeters":12,"source":"pacesetter","sourceName":"phone",\#
    "runId":"run-1","label":"Morning","notes":"Windy.","perceivedEffort":6,\#
    "splits":[{"distanceMeters":1000,"movingSeconds":179.872,"elapsedSeconds":189.872,\#
    "heartRate":142.5},{"distanceMeters":556.5,"movingSeconds":100.128,"elapsedSeconds":100.128}],\#
    "laps":[{"startSeconds":0,"distanceMeters":1000,"movingSeconds":179.872}],\#
    "pauses":[[30,40]],"bestEfforts":[{"distanceMeters":400,"seconds":71.949}],\#
    "heartRateSeconds":[[140,40],[148,240]],\#
    "series":{"time":[0,60,120,290],"latitude":[48,48.003,48.006,48.014],\#
    "longitude":[16,16,16,16],"altitude":[200,206,203,200],"heartRate":[140,142,144,148]}}
    """#,
    #"""
    "runs":[
    {"id":"run-1","startedAt":"2026-06-02T09:10:00+02:00","endedAt":"2026-06-02T09:14:50+02:00",\#
    "utcOffsetMinutes":120,"runType":"outdoor","mode":"free","personality":"zen_guide",\#
    "messagesPlayed":[{"author":"script","messageId":"halfway","atSeconds":140.5,\#
    "playedAt":"2026-06-02T09:12:20.500+02:00","text":"Half.","wasInterrupted":false}]}
    """#,
    #"""
    "sessions":[
    {"id":"f09906a12430fdf2","name":"Legs","startedAt":"2024-11-28T17:36:08Z",\#
    "elapsedSeconds":3900,"bodyKilograms":71.5,"program":"strong","note":"felt good","sets":[\#
    {"exercise":"Goblet Squat","group":"1","kind":"warm_up","weight":40,"unit":"lb","reps":5},\#
    {"exercise":"Back Squat","kind":"working","weight":100,"unit":"kg","reps":5,"effort":8,\#
    "restSeconds":90,"note":"deep"},\#
    {"exercise":"Pull-Up","kind":"failure","weight":10,"unit":"kg","mode":"bodyweight","reps":8}]}
    """#,
    #"""
    "exercises":[
    {"name":"Back Squat","sessions":1,"sets":1,"reps":5,"volumeKilograms":500,\#
    "lastDay":"2024-11-28"},
    {"name":"Goblet Squat","sessions":1,"sets":0,"reps":0,"volumeKilograms":0,\#
    "lastDay":"2024-11-28"},
    {"name":"Pull-Up","sessions":1,"sets":1,"reps":8,"volumeKilograms":0,\#
    "lastDay":"2024-11-28"}
    """#,
    #"""
    "days":[
    {"day":"2026-06-02","kind":"steps","value":9000}
    """#,
    #"""
    "voiceNotes":[
    """#,
    #"""
    "races":[
    {"id":"82cd45a812be83f1","name":"Autumn 10k","day":"2026-10-04","distanceMeters":10000,\#
    "targetSeconds":2970,"pacing":"even","fueling":[{"atMeters":5000,"what":"gel",\#
    "amount":"25 g"}],"hydration":[]}
    """#,
    #"""
    "memory":[
    {"kind":"goal","key":"goal.autumn","value":"10 km under 50 minutes","confidence":1,\#
    "source":"user","updatedAt":"2026-06-01T08:00:00Z"}
    """#,
    #"""
    "exerciseNames":[
    {"diaryName":"kneebendermachine","name":"Goblet Squat"}
    """#,
  ]

  private static let bests = #"""
    "personalBests":{"runs":[{"distanceMeters":400,"seconds":71.949,"day":"2026-06-02",\#
    "activity":"8a6baaa2b4e1a3bf"}],"exercises":[{"exercise":"Back Squat",\#
    "estimatedSingleKilograms":123.3,"heaviestKilograms":100,"day":"2024-11-28"}]}
    }

    """#
}
