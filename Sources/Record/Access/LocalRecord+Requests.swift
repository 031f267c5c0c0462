import Coaching
import Exchange
import Foundation
public import Storage
import Training

/// What devices are asked for through the record: each request is an event that all of them hear.
extension LocalRecord {
  /// Asks the devices that are open to track a run; says whether none was going.
  public func askForRun(personality: String, mode: String) async throws(StorageError) -> Bool {
    guard try await Underway(database, now: now.instant).run == nil else { return false }
    let message = LinkMessage.startWorkout(personality: personality, mode: mode)
    _ = try await events.write(
      message.type,
      in: UUID().uuidString.lowercased(),
      at: now,
      message.payload
    )
    return true
  }

  /// Asks the device that tracks a run to end it; says whether there is one.
  public func askForEnd() async throws(StorageError) -> Bool {
    guard let run = try await Underway(database, now: now.instant).run else { return false }
    let message = LinkMessage.endWorkout
    _ = try await events.write(message.type, in: run.id, at: now, message.payload)
    return true
  }

  /// Asks whoever speaks in a run or in the gym to be silent, or to speak again; says whether anything
  /// is going.
  public func askForQuiet(_ isMuted: Bool) async throws(StorageError) -> Bool {
    let underway = try await Underway(database, now: now.instant)
    let asked: [(Underway.Session?, LinkMessage)] = [
      (underway.run, .muteWorkout(isMuted)), (underway.workout, .gymRequest([.speak(!isMuted)])),
    ]
    for case (let session?, let message) in asked {
      _ = try await events.write(message.type, in: session.id, at: now, message.payload)
    }
    return asked.contains { $0.0 != nil }
  }
}
