// Whichever of Glibc and Dispatch is loaded first owns the structures of C that both declare.
import CDispatch
import Coaching
import Exchange
import Foundation
import Screens
import Sessions

/// A workout in progress on this machine: the session, and its lines on disk.
///
/// Nothing that follows from a key is shown before its line is on disk.
final class GymCourse {
  /// What is to be shown and said of the last change.
  private(set) var effects: [GymSession.TimedEffect] = []
  /// Every line so far, in order.
  private(set) var lines: [[UInt8]]

  private var session: WorkoutSession
  private let journal: WatchJournal

  /// Opens a workout under a new name.
  init(_ folder: WatchFolder, _ setup: GymSetup) throws(Failure) {
    let reading = Self.reading
    let id = "gym-\(UUID().uuidString.lowercased())"
    journal = try folder.begin(id, at: reading.wall)
    lines = []
    let name = SessionName(
      id: id,
      device: folder.device,
      nextNumber: try Self.lastNumber(in: folder) + 1
    )
    let outcome: WorkoutSession.Outcome
    (session, outcome) = WorkoutSession.open(WorkoutOpening(setup), as: name, at: reading)
    try keep(outcome)
  }

  /// Takes up the newest workout that did not end.
  init(resuming folder: WatchFolder) throws(Failure) {
    guard let name = try folder.journals().last else { throw Self.nothing }
    journal = try WatchJournal(name, in: folder.path)
    lines = journal.lines.map { $0.bytes }
    guard !lines.isEmpty else { throw Self.nothing }
    let resumption: WorkoutSession.Resumption
    do { resumption = try WorkoutSession.resume(lines) } catch {
      throw Failure(.badData, error.description)
    }
    guard !resumption.session.workout.isEnded else { throw Self.nothing }
    let outcome: WorkoutSession.Outcome
    (session, outcome) = WorkoutSession.go(on: resumption, at: Self.reading)
    try keep(outcome)
  }

  /// The current state of the workout.
  var workout: GymSession { session.workout }

  /// What is seen of it.
  var screen: GymScreen { GymScreen(of: workout, at: workout.now) }

  /// Whether the workout is over.
  var isFinished: Bool { workout.isEnded }

  /// The language of the voice.
  var language: String { session.setup.language }

  /// Lets things happen, or only time pass.
  func tell(_ events: [GymEvent]) throws(Failure) {
    try keep(session.handle(events, at: Self.reading))
  }

  /// What came of it.
  var summary: GymSummary { GymSummary(of: workout, at: workout.now) }

  private func keep(_ outcome: WorkoutSession.Outcome) throws(Failure) {
    effects = outcome.effects
    guard !outcome.lines.isEmpty else { return }
    let new = outcome.lines.map { $0.bytes }
    try journal.append(new)
    lines += new
  }

  /// The two clocks in milliseconds: the monotonic one goes on in sleep.
  private static var reading: SessionClock.Reading {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return SessionClock.Reading(
      monotonic: Double(time.tv_sec) * 1000 + (Double(time.tv_nsec) / 1e6).rounded(),
      wall: (Date().timeIntervalSince1970 * 1000).rounded()
    )
  }

  private static func lastNumber(in folder: WatchFolder) throws(Failure) -> Int64 {
    var last: Int64 = 0
    for name in try folder.journals() {
      for line in try WatchJournal(name, in: folder.path).lines {
        last = max(last, line.event.number)
      }
    }
    return last
  }

  private static let nothing = Failure(
    .noInput,
    "no workout is open; 'pacesetter workouts start NAME' starts one"
  )
}
