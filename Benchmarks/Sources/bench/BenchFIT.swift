import Exchange
import Formats
import Foundation

/// Decodes FIT files over and over, and prints the CPU seconds that one decoding takes.
///
/// `seconds` is everything: all checksums, all messages, every field of all records in typed
/// columns, every element of every field of all other messages. `recordingSeconds` is what the
/// product does with a dropped file.
@Sendable
func benchFIT(_ arguments: [String]) throws {
  for path in arguments {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    var work = FITWork()
    let all = try CPUClock.seconds { work = try decodeEverything(bytes) }
    let messages = try CPUClock.seconds { _ = try FITFile(bytes) }
    let recording = try CPUClock.seconds { _ = try RecordingFile.read(bytes) }
    let checksum = CPUClock.seconds { _ = CRC16.checksum(of: bytes) }
    let result: [String: Any] = [
      "file": path, "bytes": bytes.count, "records": work.records, "values": work.values,
      "seconds": all, "messagesSeconds": messages, "recordingSeconds": recording,
      "checksumSeconds": checksum,
    ]
    let line = try JSONSerialization.data(withJSONObject: result, options: .sortedKeys)
    print(String(decoding: line, as: UTF8.self))
  }
}

/// What was decoded, so that it is all really done.
private struct FITWork {
  var records = 0
  var values = 0
}

/// The fields of a record whose numbers are scaled; all others are taken as they are.
private let scaledFields: [UInt8: FITField] = {
  typealias Record = FITField.Record
  let fields = [
    Record.latitude, Record.longitude, Record.altitude, Record.distance, Record.speed,
    Record.fractionalCadence, Record.enhancedSpeed, Record.enhancedAltitude,
  ]
  return Dictionary(uniqueKeysWithValues: fields.map { ($0.number, $0) })
}()

/// Reads every field that the file has.
private func decodeEverything(_ bytes: [UInt8]) throws(FITError) -> FITWork {
  let file = try FITFile(bytes)
  var work = FITWork()
  let records = file.table(.record)
  work.records = records.count
  for number in records.fieldNumbers {
    work.values += records.column(scaledFields[number] ?? FITField(number)).count
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
