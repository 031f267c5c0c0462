import Exchange
import Formats
import Training

/// Reads the input as a FIT file, and as the messages of one whose header and checksum are true.
///
/// Without the second way nearly every input would end at the checksum.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFIT(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  readAll(bytes)
  readAll(sealed(bytes))
  return 0
}

/// A file with the messages, a true header and a true checksum.
private func sealed(_ messages: [UInt8]) -> [UInt8] {
  var file: [UInt8] = [12, 0x20, 0, 0]
  for shift in [0, 8, 16, 24] { file.append(UInt8(truncatingIfNeeded: messages.count >> shift)) }
  file += Array(".FIT".utf8) + messages
  let checksum = CRC16.checksum(of: file)
  return file + [UInt8(truncatingIfNeeded: checksum), UInt8(truncatingIfNeeded: checksum >> 8)]
}

/// Reads everything that a file gives, and a recording from it.
private func readAll(_ bytes: [UInt8]) {
  let file: FITFile
  do {
    file = try FITFile(bytes)
  } catch {
    precondition(!error.description.isEmpty && error.offset <= max(bytes.count, 0))
    return
  }
  for index in 0..<file.count {
    let message = file[index]
    for slot in message.slots {
      _ = message.numbers(slot)
      _ = message.integers(slot)
      _ = message.text(FITField(slot.number))
    }
    for field in file.developerFields.prefix(4) { _ = message.number(field) }
  }
  let records = file.table(.record)
  for number in records.fieldNumbers { _ = records.column(FITField(number)) }
  for field in file.developerFields.prefix(4) { _ = records.column(field) }
  do {
    let recording = try Recording(file)
    let samples = recording.samples
    precondition(zip(samples.time, samples.time.dropFirst()).allSatisfy { $0 <= $1 })
    precondition(samples.heartRate.isEmpty || samples.heartRate.count == samples.count)
    precondition(recording.pauses.allSatisfy { $0.lowerBound >= 0 })
  } catch {
    precondition(!error.description.isEmpty)
  }
}
