import Exchange
import Formats
import Training

/// Reads the input as a recording of any format, whole and as far as it can be salvaged.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRecordings(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = FileKind(head: bytes, name: "")
  check { () throws(RecordingError) in try RecordingFile.readAll(bytes) }
  check { () throws(RecordingError) in try RecordingFile.salvageAll(bytes) }
  return 0
}

/// Holds every recording of a file to what recordings promise, up to what the record keeps of it.
private func check(_ read: () throws(RecordingError) -> RecordingFile.Contents) {
  let contents: RecordingFile.Contents
  do throws(RecordingError) { contents = try read() } catch {
    precondition(!error.description.isEmpty && error.offset >= 0)
    return
  }
  for fault in contents.faults { precondition(!fault.description.isEmpty) }
  for given in contents.recordings {
    var recording = given
    let samples = recording.samples
    precondition(zip(samples.time, samples.time.dropFirst()).allSatisfy { $0 <= $1 })
    for column in [
      samples.latitude, samples.longitude, samples.altitude, samples.distance, samples.speed,
      samples.heartRate, samples.cadence, samples.power, samples.accuracy,
    ] {
      precondition(column.isEmpty || column.count == samples.count)
      precondition(!column.contains { $0.isInfinite })
    }
    precondition(recording.pauses.allSatisfy { $0.lowerBound >= 0 && !$0.isEmpty })
    _ = recording.removeJumps()
    var json = JSONWriter()
    Activity(recording, sourceName: "fuzz").write(to: &json)
    precondition((try? JSON.parse(json.bytes)) != nil)
  }
}
