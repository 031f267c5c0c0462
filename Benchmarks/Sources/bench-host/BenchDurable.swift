import Exchange
import Foundation
import Storage

/// How long an event takes to be on disk, beside the disk's own time for 128 bytes in the same
/// rounds: one sender, and sixteen at once.
func benchDurable(in folder: String) async throws {
  let place = URL(fileURLWithPath: folder).appendingPathComponent("durable-\(getpid())")
  try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: place) }
  let database = try RecordDatabase(DataFolder(path: place.path))
  let store = try await EventStore(database)
  let bare = open(place.path + "/bare", O_CREAT | O_WRONLY | O_APPEND, 0o600)
  let block = [UInt8](repeating: 0x78, count: 128)
  var disk: [Double] = []
  var one: [Double] = []
  var many: [Double] = []
  let pens = (0..<17).map { Pen(number: $0) }
  for round in 1...1500 {
    disk.append(
      milliseconds {
        write(bare, block, block.count)
        fdatasync(bare)
      }
    )
    let event = try pens[16].batch(Int64(round))
    one.append(try await milliseconds { _ = try await store.append(event) })
    guard round <= 300 else { continue }
    many += try await withThrowingTaskGroup(of: Double.self) { group in
      for pen in pens.prefix(16) {
        let event = try pen.batch(Int64(round))
        group.addTask { try await milliseconds { _ = try await store.append(event) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
  close(bare)
  database.close()
  report("fdatasync of 128 bytes", disk, against: disk)
  report("event, one sender", one, against: disk)
  report("event, sixteen senders at once", many, against: disk)
}

private struct Pen {
  let number: Int

  func batch(_ seq: Int64) throws -> EventBatch {
    let json =
      #"{"device":"00000000000000\#(number + 10)","seq":\#(seq),"session":"run-\#(number)","#
      + #""type":"tick","at":\#(seq * 1000),"wall":\#(1_784_500_000_000 + seq * 1000),"#
      + #""offset":120,"payload":{"set":\#(seq),"weight":60}}"#
    return try EventBatch(EventLine.sealed(Array(json.utf8)))
  }
}

private func milliseconds(_ work: () -> Void) -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

private func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
  let start = DispatchTime.now().uptimeNanoseconds
  try await work()
  return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
}

private func report(_ name: String, _ times: [Double], against peer: [Double]) {
  func at(_ share: Double, _ times: [Double]) -> Double {
    times.sorted()[Int(share * Double(times.count - 1))]
  }
  let (middle, tail) = (at(0.5, times), at(0.99, times))
  print(
    "| \(name) | \(text(middle)) | \(text(tail)) | \(text(middle / at(0.5, peer))) |"
      + " \(text(tail / at(0.99, peer))) |"
  )
}

private func text(_ value: Double) -> String { String(format: "%.2f", value) }
