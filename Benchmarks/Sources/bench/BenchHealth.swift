import Foundation
import Formats

/// Reads an export of Apple Health in pieces of 1 MiB: `health FILE`.
///
/// The file lies in memory before the clock starts, as for the peer. What was found is printed too, so
/// that a script can compare it with what the generator wrote.
func benchHealth(_ arguments: [String]) throws {
  let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: arguments[0])))
  var reader = HealthExportReader()
  var counts: [String: Int] = [:]
  var sums: [String: Double] = [:]
  var workouts: [[String: Any]] = []
  var faults: [String] = []
  func take(_ batch: HealthBatch) {
    for sample in batch.samples {
      counts["\(sample.kind)", default: 0] += 1
      sums["\(sample.kind)", default: 0] += sample.value
    }
    for workout in batch.workouts {
      workouts.append([
        "activity": workout.activity, "start": workout.start.secondsSince1970,
        "seconds": workout.seconds ?? -1, "meters": workout.meters ?? -1,
        "kilocalories": workout.activeKilocalories ?? -1,
        "averageHeartRate": workout.averageHeartRate ?? -1, "routes": workout.routes,
      ])
    }
    faults += batch.faults.map(\.description)
  }
  var batches: [HealthBatch] = []
  // The clock repeats what is short: every pass begins anew.
  let seconds = CPUClock.seconds {
    reader = HealthExportReader()
    batches = []
    for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
      batches.append(reader.read(Array(bytes[start..<min(start + 1 << 20, bytes.count)])))
    }
    batches.append(reader.finish())
  }
  for batch in batches { take(batch) }
  let result: [String: Any] = [
    "seconds": seconds, "bytes": bytes.count, "records": reader.recordCount, "counts": counts,
    "sums": sums, "workouts": workouts, "faults": faults,
  ]
  let data = try JSONSerialization.data(withJSONObject: result, options: [.sortedKeys])
  print(String(decoding: data, as: UTF8.self))
}
