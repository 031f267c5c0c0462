import Coaching
import CoreLocation
import Exchange
import Foundation
import Screens
import Sessions
import Training

extension PhoneModel {
  /// Today, where this phone is.
  var today: Day { LocalTime(clock.wall, offset: clock.offset).day }

  /// Shows the runs that Health has.
  func readHistory() async {
    await history.read(settings.units, on: today, clock.offset, in: language.language)
  }

  /// The last weeks' running.
  var weeks: [WeekBar] {
    WeekBar.all(
      of: history.rows.map { $0.summary },
      summed: history.weeks,
      units: settings.units,
      on: today,
      in: language.language
    )
  }

  /// Asks the runner's server what the coach remembers.
  func readMemory() async { await record.readMemory(server.server, clock.offset) }

  /// Deletes something that the coach remembers.
  func forget(_ key: String) async { await record.forget(key, server.server, clock.offset) }

  /// Everything of a run: what Health measured, and what the coach said in it.
  func detail(of row: HealthReader.Row) async -> RunDetail? {
    guard let run = await history.detail(of: row.id) else { return nil }
    let lines = row.run.map { link.folder.lines(of: $0).map { $0.bytes } } ?? []
    let runner = await history.runner(on: today)
    return await Self.detail(run, lines, runner, settings.units, today, language.language)
  }

  // Away from the screen: a marathon is played through the tracker, which finds its splits.
  private nonisolated static func detail(
    _ run: HealthRun,
    _ lines: [[UInt8]],
    _ runner: Runner,
    _ units: UnitSystem,
    _ today: Day,
    _ language: Language
  ) async -> RunDetail {
    let said = lines.isEmpty ? [] : KeptCompanion.record(of: lines)?.played ?? []
    let screen = ActivityScreen(
      Activity(run),
      said: said,
      of: runner,
      units: units,
      seenFrom: today,
      in: language
    )
    let positions = run.positions.sorted { $0.time < $1.time }
    return RunDetail(
      screen: screen,
      route: positions.map {
        CLLocationCoordinate2D(
          latitude: $0.fix.coordinate.latitude,
          longitude: $0.fix.coordinate.longitude
        )
      }
    )
  }
}
