import Coaching
import Exchange
import Foundation
import Screens
import Record
import Training

/// The past run that an argument names, to be raced against.
struct NamedRival {
  let rival: Rival

  /// Reads a recording, or finds an activity of the record; `best` is the fastest run over the distance.
  init(_ name: String, over goal: RunPlan.Goal?, _ data: DataOption) async throws {
    if name == "best" {
      guard case .distance(let distance)? = goal else {
        throw Failure(.usage, "add --distance; the best run is the fastest over it")
      }
      rival = try await Self.kept(.best(distance), data)
    } else if name == "-" || FileManager.default.fileExists(atPath: name) {
      let recording: Recording
      let bytes = try FileBytes.read(name)
      do { recording = try RecordingFile.read(bytes) } catch {
        throw Failure(.badData, "\(name): \(error.description)")
      }
      guard let rival = Rival("your rival", of: recording) else {
        throw Failure(.badData, "\(name) has no distance over time that could be raced")
      }
      self.rival = rival
    } else {
      rival = try await Self.kept(.entry(name), data)
    }
  }

  private static func kept(
    _ choice: RivalAPI.Find.Choice,
    _ data: DataOption
  ) async throws -> Rival {
    let offered = try await data.withRecord { record in
      do { return try await record.askOfEntry(RivalAPI.Find(choice)) } catch RecordError.conflict(
        let reason
      ) {
        throw Failure(.noInput, reason)
      }
    }
    return RivalOffer(offered, seenFrom: LocalTime.now.day).rival
  }
}
