import Coaching
import Training

/// Reads the input as a condition and evaluates it on readings that the input itself chooses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCondition(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The first three bytes decide which variables are known and how large they are.
  let text = String(decoding: bytes.dropFirst(3), as: UTF8.self)
  let (condition, diagnostics) = Condition.parse(text)
  precondition((condition == nil) == diagnostics.hasErrors)
  for diagnostic in diagnostics {
    precondition(diagnostic.offset >= 0 && diagnostic.offset <= text.utf8.count)
    precondition(diagnostic.line > 0 && diagnostic.column > 0 && !diagnostic.description.isEmpty)
  }
  guard let condition else { return 0 }

  let readings = readings(bytes)
  let truth = condition.truth(readings)
  precondition(condition.holds(readings) == (truth == .yes))
  precondition(condition.evidence(in: readings).count == condition.variables.count)
  _ = condition.asksForFaster
  // The opposite is the opposite, unless it is too long to be read.
  if let opposite = Condition("NOT (\(text)\n)") {
    let expected: Truth =
      switch truth {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    precondition(opposite.truth(readings) == expected)
  }
  return 0
}

private func readings(_ bytes: [UInt8]) -> Readings {
  var readings = Readings()
  guard bytes.count >= 3 else { return readings }
  let known = UInt16(bytes[0]) | UInt16(bytes[1]) << 8
  for (place, variable) in Variable.allCases.enumerated() where known & (1 << place) != 0 {
    readings[variable] = Double(Int(bytes[2]) - 64) * Double(place + 1) / 4
  }
  return readings
}
