import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What many requests say.
extension Fields {
  /// The name of a session, and whose lines it has.
  func sessionName() throws(ShapeError) -> SessionName {
    let id = try string("id")
    guard LinkEvent.canName(session: id) else {
      throw error("id", self["id"], "1 to 64 of a-z, 0-9 and '-'")
    }
    let device = try string(ifPresent: "device") ?? "0000000000000000"
    guard LinkEvent.canName(device: device) else {
      throw error("device", self["device"], "16 lower-case hexadecimal digits")
    }
    return SessionName(
      id: id,
      device: device,
      nextNumber: max(1, try integer(ifPresent: "seq") ?? 1)
    )
  }

  /// The lines of a journal, where some are handed over.
  func lines(_ name: String) -> [[UInt8]]? {
    self[name]?.array?.map { Array(($0.string ?? "").utf8) }
  }

  /// What the page's two clocks say.
  func clockReading() throws(ShapeError) -> SessionClock.Reading {
    guard let clock = try fields(ifPresent: "clock") else {
      throw error("clock", nil, "the two clocks")
    }
    let range = -9e15...9e15
    let reading = SessionClock.Reading(
      monotonic: try clock.number("mono"),
      wall: try clock.number("wall")
    )
    guard range.contains(reading.monotonic), (0...9e15).contains(reading.wall) else {
      throw error("clock", self["clock"], "milliseconds of two clocks")
    }
    return reading
  }

  /// The log, where one is handed over.
  func log() throws(ShapeError) -> TrainingLog {
    try fields(ifPresent: "log").map { fields throws(ShapeError) in
      try TrainingLog(fields)
    } ?? .empty
  }

  /// The bar and the plates of the place that is named, of those that are kept.
  func racks() -> [PlateRack] {
    self["place"]?.string.flatMap { TrainingPlaces(self["places"])[$0] }?.racks ?? []
  }

  /// The language in which the page is read; English where it does not say.
  func language() -> Language { self["language"]?.string.flatMap { Language(tag: $0) } ?? .english }

  /// The day of the request, where the person is.
  func day() throws(ShapeError) -> Day {
    try localTime("now").day
  }

  /// The moment of the request, where the person is.
  func clockMoment() throws(ShapeError) -> ClockMoment {
    ClockMoment(try localTime("now"))
  }
}
