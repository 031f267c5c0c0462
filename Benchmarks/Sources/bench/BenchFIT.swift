import Formats
import Foundation

/// Decodes a FIT file over and over: all checksums, all messages, all fields of all records in
/// typed columns, and every element of every field of all other messages.
@Sendable
func benchFIT(_ arguments: [String]) throws {
  for path in arguments {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var work = FITWork()
    let seconds = try CPUClock.seconds { work = try decodeEverything(bytes) }
    let framing = try CPUClock.seconds { _ = try FITFile(bytes) }
    let checksum = CPUClock.seconds { _ = CRC16.checksum(of: bytes) }
    print(
      "{\"file\": \"\(path)\", \"bytes\": \(bytes.count), \"records\": \(work.records),",
      "\"values\": \(work.values), \"seconds\": \(seconds), \"framingSeconds\": \(framing),",
      "\"checksumSeconds\": \(checksum)}"
    )
  }
}

/// What was decoded, so that it is all really done.
struct FITWork {
  var records = 0
  var values = 0
}

/// Reads every field that the file has.
func decodeEverything(_ bytes: [UInt8]) throws(FITError) -> FITWork {
  let file = try FITFile(bytes)
  var work = FITWork()
  let records = file.table(.record)
  work.records = records.count
  for number in records.fieldNumbers {
    work.values += records.column(FITField(number)).count
  }
  for field in file.developerFields { work.values += records.column(field).count }
  work.values += records.timestamps.count
  for index in 0..<file.count {
    let message = file[index]
    guard message.type != .record else { continue }
    for slot in message.slots {
      if slot.type == .string {
        work.values += message.text(FITField(slot.number)) == nil ? 0 : 1
      } else {
        work.values += message.numbers(slot).count
      }
    }
  }
  return work
}
