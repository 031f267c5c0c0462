import Exchange
import Formats
import Training

/// Scans the input as XML in one piece and in many, which must tell the same, and reads it as a
/// recording.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzXML(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for doctype in [XMLRules.Doctype.refused, .skipped] {
    let whole = tell(bytes, pieces: count + 1, doctype)
    // The first byte chooses how the document is cut.
    let size = 1 + Int(bytes.first ?? 0) % 37
    precondition(whole == tell(bytes, pieces: size, doctype))
    precondition((whole.error?.location.offset ?? 0) <= count)
    precondition(whole.error?.description.isEmpty != true)
  }
  read { () throws(RecordingError) in try RecordingFile.read(bytes) }
  read { () throws(RecordingError) in try Recording(gpx: bytes) }
  read { () throws(RecordingError) in try Recording(tcx: bytes) }
  return 0
}

/// What a document tells: its events with all that they carry, and how it fails.
private struct Story: Equatable {
  var lines: [String] = []
  var numbers: [UInt64] = []
  var error: XMLError?
}

private func tell(_ bytes: [UInt8], pieces size: Int, _ doctype: XMLRules.Doctype) -> Story {
  let rules = XMLRules(doctype: doctype)
  let vocabulary = XMLVocabulary(["gpx", "trkpt", "Lap", "b"])
  var scanner = XMLScanner(vocabulary: vocabulary, rules: rules)
  var rest = bytes[...]
  if size > bytes.count {
    scanner = XMLScanner(bytes, vocabulary: vocabulary, rules: rules)
    rest = []
  }
  var story = Story()
  do {
    while true {
      while let event = try scanner.next() { add(event, scanner, to: &story) }
      if rest.isEmpty {
        scanner.finish()
        while let event = try scanner.next() { add(event, scanner, to: &story) }
        precondition(scanner.hasEnded && scanner.depth == 0)
        return story
      }
      scanner.feed(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
  } catch {
    story.error = error
  }
  return story
}

private func add(_ event: XMLScanner.Event, _ scanner: XMLScanner, to story: inout Story) {
  precondition(scanner.depth <= 64 && scanner.attributeCount <= 64)
  precondition(scanner.path.count == scanner.depth)
  var line = "\(event == .start(0)) \(event == .end(1)) \(scanner.name) \(scanner.text)"
  for place in 0..<scanner.attributeCount {
    let (name, value) = scanner.attribute(at: place)
    line += " \(name)=\(value)"
    if let number = scanner.number(ofAttribute: name) { story.numbers.append(number.bitPattern) }
    if let time = scanner.dateTime(ofAttribute: name) { line += LocalTime(time).text }
  }
  if let number = scanner.number { story.numbers.append(number.bitPattern) }
  if let time = scanner.dateTime {
    line += LocalTime(time).text
    precondition((-1...10_000).contains(LocalTime(time).day.date.year))
  }
  story.lines.append(line)
}

/// Reads a recording and holds it to what every recording promises.
private func read(_ file: () throws(RecordingError) -> Recording) {
  do throws(RecordingError) {
    let run = try file()
    let samples = run.samples
    precondition(samples.count > 0 && samples.time[0] >= 0)
    precondition(zip(samples.time, samples.time.dropFirst()).allSatisfy { $0 <= $1 })
    for column in [
      samples.latitude, samples.longitude, samples.altitude, samples.distance, samples.speed,
      samples.heartRate, samples.cadence, samples.power, samples.accuracy,
    ] {
      precondition(column.isEmpty || column.count == samples.count)
      precondition(!column.contains { $0.isInfinite })
    }
    precondition(run.pauses.allSatisfy { $0.lowerBound >= 0 && !$0.isEmpty })
    precondition(
      zip(run.pauses, run.pauses.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    )
    precondition(run.laps.allSatisfy { $0.start >= 0 })
    precondition(zip(run.laps, run.laps.dropFirst()).allSatisfy { $0.start <= $1.start })
  } catch {
    precondition(!error.description.isEmpty && error.offset >= 0)
  }
}
