import Coaching
import Exchange
import Foundation
import Training

/// Measures runs by their positions alone and compares with what the device itself counted.
///
/// One line of JSON a run: `FILE` for a recording with a distance of its own, or `METERS=FILE,FILE,…` for
/// the parts of a route whose length is known from elsewhere. `--speeds` leaves the receiver's speeds in.
@Sendable
func benchDistance(_ arguments: [String]) throws {
  let keepsSpeeds = arguments.contains("--speeds")
  for argument in arguments where !argument.hasPrefix("--") {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let paths = parts[parts.count - 1].split(separator: ",").map(String.init)
    var recording = try read(paths)
    guard recording.samples.latitude.contains(where: { $0.isFinite }) else { continue }
    let device = play(recording)
    let meters = parts.count == 2 ? Double(parts[0]) ?? 0 : device.metrics.distance.meters
    if !keepsSpeeds, parts.count == 1 { recording.samples.speed = [] }
    recording.samples.distance = []
    recording.totals = Recording.Totals()
    let ours = play(recording)
    // The last of each is a part of a kilometre.
    let pairs = zip(device.splits.dropLast(), ours.splits.dropLast())
    let errors = parts.count == 2 ? [] : pairs.map { ($1.moving - $0.moving).inSeconds }
    let line: [String: Any] = [
      "file": paths[0], "device": meters, "ours": ours.metrics.distance.meters,
      "bridged": ours.bridged.meters, "step": medianStep(recording.samples.time),
      "splits": errors, "sport": recording.sport.rawValue,
    ]
    let data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
    print(String(decoding: data, as: UTF8.self))
  }
}

private func read(_ paths: [String]) throws -> Recording {
  let parts = try paths.map {
    try RecordingFile.read([UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))))
  }
  var whole = parts[0]
  for next in parts.dropFirst() {
    let shift = next.startedAt.instant.seconds(since: whole.startedAt.instant)
    whole.samples.time += next.samples.time.map { $0 + shift }
    whole.samples.latitude += next.samples.latitude
    whole.samples.longitude += next.samples.longitude
    whole.samples.altitude += next.samples.altitude
    whole.samples.speed += next.samples.speed
    whole.samples.accuracy += next.samples.accuracy
  }
  return whole
}

private func play(_ recording: Recording) -> Tracker {
  var tracker = Tracker(settings: Tracker.Settings(sport: recording.sport))
  var player = RecordingPlayer(recording)
  for event in player.events(upTo: player.length) {
    _ = tracker.handle(event.event, at: event.at)
  }
  return tracker
}

private func medianStep(_ times: [Double]) -> Double {
  let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
  return steps.isEmpty ? 0 : steps[steps.count / 2]
}
