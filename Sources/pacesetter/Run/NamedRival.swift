import Coaching
import Exchange
import Foundation
import Screens
import Storage
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
      guard let best = try await Self.best(over: distance, data) else {
        throw Failure(
          .noInput,
          "the record has no run over \(Written.distance(distance, units: .metric))"
        )
      }
      rival = try await Self.activity(best, "your best", data)
    } else if name == "-" || FileManager.default.fileExists(atPath: name) {
      let recording: Recording
      let bytes = try FileBytes.read(name)
      do { recording = try RecordingFile.read(bytes) } catch {
        throw Failure(.badData, "\(name): \(error.description)")
      }
      rival = try Self.raced(Rival("your rival", of: recording), name)
    } else {
      rival = try await Self.activity(name, nil, data)
    }
  }

  /// The fastest run of the record whose distance is within 3 % of this one.
  private static func best(over distance: Distance, _ data: DataOption) async throws -> String? {
    try await data.withRecord { record in
      var best: (id: String, pace: Pace)?
      var cursor: HistoryCursor?
      repeat {
        let page = try await record.ask(HistoryAPI.List(from: cursor, limit: 500))
        for case .activity(let run) in page.entries where run.sport == .running {
          guard let length = run.distance, let pace = run.pace,
            abs(length.meters - distance.meters) <= 0.03 * distance.meters,
            best.map({ pace < $0.pace }) ?? true
          else { continue }
          best = (run.id, pace)
        }
        cursor = page.next
      } while cursor != nil
      return best?.id
    }
  }

  private static func activity(
    _ id: String,
    _ name: String?,
    _ data: DataOption
  ) async throws -> Rival {
    let entry = try await data.withRecord { try await $0.askOfEntry(HistoryAPI.Show(id)) }
    guard case .activity(let activity, _) = entry else {
      throw Failure(.badData, "\(id) is no run that can be raced")
    }
    let label = name ?? activity.summary.label ?? "your rival"
    return try raced(Rival(label, of: activity.recording), id)
  }

  private static func raced(_ rival: Rival?, _ name: String) throws(Failure) -> Rival {
    guard let rival else {
      throw Failure(.badData, "\(name) has no distance over time that could be raced")
    }
    return rival
  }
}
