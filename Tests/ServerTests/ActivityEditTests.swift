import Exchange
import Formats
import Foundation
import Server
import Record
import Storage
import Testing
import Training

/// A run is cropped, split and merged, and everything is as it was after an undo.
struct ActivityEditTests {
  private var visitor = Visitor()

  /// A run at 3 m/s, as a file of a watch.
  private static func run(_ id: String, from start: Double, minutes: Int) -> Activity {
    var samples = Samples()
    for second in 0...(minutes * 60) {
      samples.time.append(Double(second))
      samples.distance.append(Double(second) * 3)
      samples.heartRate.append(150)
    }
    let recording = Recording(
      source: .fit,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 1_780_300_000 + start),
      samples: samples
    )
    var activity = Activity(recording, sourceName: "watch")
    activity.summary.id = id
    return activity
  }

  private func bring(_ activities: [Activity], as name: String) async throws -> Int64? {
    let store = RecordStore(try await visitor.keep.archive().database)
    let file = ImportedFile(name: name, kind: "fit", digest: name)
    let outcome = try await store.add(file) { (writer) throws(Never) in
      for activity in activities { writer.add(activity) }
    }
    guard case .taken(let receipt, _) = outcome else { return nil }
    return receipt.id
  }

  private func json(_ path: String, in language: String = "en") async throws -> JSON {
    let headers = [("Accept-Language", language)]
    return try JSON.parse(
      try await visitor.ask("GET", "/api/v1/" + path, headers: headers).body
    )
  }

  private func send(
    _ method: String,
    _ path: String,
    _ body: String = ""
  ) async throws -> (status: Int, ids: [String]) {
    let answer = try await visitor.ask(
      method,
      "/api/v1/" + path,
      headers: [("X-Pacesetter", "1")],
      body: Array(body.utf8)
    )
    let ids = try? JSON.parse(answer.body)["ids"]?.array?.compactMap { $0.string }
    return (answer.status, ids ?? [])
  }

  private func list() async throws -> [String] {
    try await json("history")["entries"]?.array?.compactMap { $0["id"]?.string } ?? []
  }

  @Test func `crops, and brings the whole back`() async throws {
    _ = try await bring([Self.run("whole", from: 0, minutes: 60)], as: "a")
    _ = try await send("PATCH", "history/whole", #"{"label": "Long run"}"#)
    let body = #"{"crop": {"from": 600, "to": 1800}}"#
    let cropped = try await send("POST", "history/whole/edit", body)
    #expect(cropped.status == 200)
    let part = try #require(cropped.ids.first)
    #expect(try await list() == [part])
    let entry = try await json("history/" + part)
    #expect(entry["distanceMeters"]?.number == 3600)
    #expect(entry["label"]?.string == "Long run")
    #expect(entry["splits"]?.array?.count == 4)
    let editing = try await json("history/\(part)/edit")
    #expect(editing["made"]?.string == "crop")
    #expect(editing["moments"]?.array?.last?["words"]?.string == "20:00 · 3.60 km")
    let german = try await json("history/\(part)/edit", in: "de")
    #expect(german["moments"]?.array?.last?["words"]?.string == "20:00 · 3,60 km")

    // What is said of it meanwhile is kept, and who brings the file again adds nothing.
    _ = try await send("PATCH", "history/" + part, #"{"notes": "Forgot to stop"}"#)
    _ = try await bring([Self.run("", from: 0, minutes: 60)], as: "b")
    #expect(try await list() == [part])
    #expect(try await send("DELETE", "history/\(part)/edit") == (200, ["whole"]))
    #expect(try await list() == ["whole"])
    #expect(try await json("history/whole")["notes"]?.string == "Forgot to stop")
    #expect(try await send("DELETE", "history/whole/edit").status == 409)
  }

  @Test func `splits, crops a half, and undoes both at once`() async throws {
    let number = try await bring([Self.run("whole", from: 0, minutes: 60)], as: "a")
    let halves = try await send("POST", "history/whole/edit", #"{"split": 1800}"#).ids
    #expect(try await list() == halves.reversed())
    let quarter = try await send(
      "POST",
      "history/\(halves[1])/edit",
      #"{"crop": {"from": 0, "to": 900}}"#
    )
    #expect(try await list() == [quarter.ids[0], halves[0]])
    #expect(try await send("DELETE", "history/\(halves[0])/edit").ids == ["whole"])
    #expect(try await list() == ["whole"])

    // What was made of an import goes with it.
    _ = try await send("POST", "history/whole/edit", #"{"split": 1800}"#)
    #expect(try await send("DELETE", "imports/\(try #require(number))").status == 204)
    #expect(try await list() == [])
  }

  @Test func `merges neighbors, and takes them apart again`() async throws {
    _ = try await bring(
      [Self.run("there", from: 0, minutes: 20), Self.run("later", from: 90_000, minutes: 20)],
      as: "a"
    )
    let second = try await bring([Self.run("back", from: 1800, minutes: 30)], as: "b")
    let near = try await json("history/back/edit")["neighbors"]?.array
    #expect(near?.compactMap { $0["id"]?.string } == ["there"])
    let merged = try await send("POST", "history/back/edit", #"{"merge": "there"}"#).ids
    #expect(try await list() == ["later"] + merged)
    let entry = try await json("history/" + merged[0])
    #expect(entry["distanceMeters"]?.number == 9000)
    #expect(entry["laps"]?.array?.count == 2)

    // Undoing the import of one of them leaves the other as it was.
    #expect(try await send("DELETE", "imports/\(try #require(second))").status == 204)
    #expect(try await list() == ["later", "there"])
  }

  @Test func `tells a picture what others may see`() async throws {
    _ = try await bring([Self.run("whole", from: 0, minutes: 60)], as: "a")
    let card = try await json("history/whole/card")
    #expect(card["date"]?.string == "1 June 2026")
    #expect(card["figures"]?[0]?["value"]?.string == "10.80 km")
    #expect(card["route"] == nil)
    let german = try await json("history/whole/card", in: "de")
    #expect(german["date"]?.string == "1. Juni 2026")
    #expect(german["figures"]?[0]?["value"]?.string == "10,80 km")
    #expect(try await visitor.ask("GET", "/api/v1/history/none/card").status == 404)
  }

  @Test(arguments: [
    (#"{"crop": {"from": 5, "to": 9}}"#, 400), (#"{"crop": {"from": 9, "to": 5}}"#, 400),
    (#"{"split": -1}"#, 400), (#"{"merge": "whole"}"#, 400), (#"{"merge": "none"}"#, 404),
    (#"{"merge": "lifted"}"#, 400), ("{}", 400),
  ])
  func `says what cannot be done`(body: String, status: Int) async throws {
    _ = try await bring([Self.run("whole", from: 0, minutes: 60)], as: "a")
    let store = RecordStore(try await visitor.keep.archive().database)
    let file = ImportedFile(name: "c", kind: "csv", digest: "c")
    _ = try await store.add(file) { (writer) throws(Never) in
      var session = StrengthSession(
        id: "lifted",
        name: "Legs",
        startedAt: LocalTime(secondsSince1970: 0),
        program: "strong"
      )
      session.sets = [LiftedSet("Squat")]
      writer.add(session)
    }
    #expect(try await send("POST", "history/whole/edit", body).status == status)
    #expect(try await list() == ["whole", "lifted"])
  }
}
