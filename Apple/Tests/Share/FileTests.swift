import Coaching
import Exchange
import Foundation
@_spi(Stage) import SwiftUI
import Testing
import Training

@MainActor struct FileTests {
  @Test func `sets a workout of another program for the next run, and begins nothing`() async throws
  {
    let world = try World()
    await world.settle()
    let file = try put(
      """
      <workout_file><name>Tempo</name><sportType>run</sportType><workout>
      <SteadyState Duration="600" Power="0.9"/></workout></workout_file>
      """,
      "tempo.zwo"
    )
    #expect(world.phone.screen?.open(file) == true)
    await until { world.phone.model?.settings.form.course != nil }
    #expect(world.phone.model?.settings.form.course?.title == "Tempo")
    #expect(world.phone.text.contains("tempo.zwo is set for your next run."))
    #expect(world.phone.model?.stage == .home && !URL.openScopes.contains(file))
  }

  @Test func `takes a script of the runner's own, and a coach beside it`() async throws {
    let world = try World()
    await world.settle()
    let message = #"{"id":"a","triggerSpec":{"type":"distance","atMeters":500},"text":"Go."}"#
    let file = try put(#"{"id":"mine","messages":["# + message + "]}", "mine.json")
    await world.phone.model?.bring(file)
    #expect(world.phone.model?.settings.setup(.reported).script?.messages.count == 1)
    #expect(world.phone.text.contains("Your own script has 1 lines."))
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    #expect(world.phone.model?.settings.setup(.reported).script?.messages.count == 1)
    #expect(world.phone.tap("Run without this script"))
    #expect(world.phone.model?.settings.setup(.reported).script == nil)
  }

  @Test func `races against a recording`() async throws {
    let world = try World()
    await world.settle()
    let points = (0..<180).map { place in
      let seconds = String(format: "%02d:%02d", place / 60, place % 60)
      return "<trkpt lat=\"\(52.5 + Double(place) * 0.00003)\" lon=\"13.4\">"
        + "<time>2025-12-01T08:\(seconds)Z</time></trkpt>"
    }
    let head = "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk><trkseg>"
    let file = try put(head + points.joined() + "</trkseg></trk></gpx>", "run.gpx")
    await world.phone.model?.bring(file)
    let rival = try #require(world.phone.model?.settings.setup(.reported).plan.rival)
    #expect(rival.distance > .meters(500) && !rival.name.isEmpty)
    #expect(world.phone.tap("Run without a rival"))
    #expect(world.phone.model?.settings.setup(.reported).plan.rival == nil)
  }

  @Test func `says why a file is nothing for a run, and keeps what was set`() async throws {
    let world = try World()
    await world.settle()
    await world.phone.model?.bring(try put("hello", "letter.txt"))
    #expect(world.phone.model?.notice?.isEmpty == false)
    let file = URL.temporaryDirectory.appending(path: "gone.gpx")
    await world.phone.model?.bring(file)
    #expect(world.phone.text.contains("Open gone.gpx again"))
    #expect(
      world.phone.model?.settings.form.kept == RunForm().kept && !URL.openScopes.contains(file)
    )
  }

  @Test func `shares a run that it has led, and the workouts that were done`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(60)
    let id = try #require(world.phone.model?.run.id)
    world.phone.model?.tell(.end)
    await world.pass(3)
    let file = try #require(world.phone.model?.file(ofRun: id))
    #expect(file.pathExtension == "json")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("messagesPlayed") && text.contains(id))
    world.phone.model?.close()
    #expect(world.phone.tap("Gym log"))
    #expect(world.phone.screen?.shared.map(\.pathExtension) == ["json"])
  }

  /// A file that another app hands over.
  private func put(_ text: String, _ name: String) throws -> URL {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func until(_ isSo: () -> Bool) async {
    for _ in 0..<10_000 where !isSo() { await Task.yield() }
  }
}
