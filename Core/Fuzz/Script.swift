import Coaching
import Exchange
import Formats
import Training

/// Reads the input as a script file; what was understood is written, read again and played.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScript(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let (script, diagnostics) = Script.read(bytes)
  for diagnostic in diagnostics {
    precondition(diagnostic.offset >= 0 && diagnostic.offset <= bytes.count)
    precondition(diagnostic.line > 0 && diagnostic.column > 0 && !diagnostic.description.isEmpty)
  }
  guard let script else {
    precondition(diagnostics.hasErrors)
    return 0
  }
  guard !script.id.isEmpty else { return 0 }
  let again = Script.read(Array(script.fileText().utf8))
  precondition(again.script == script)
  play(script)
  return 0
}

private func play(_ script: Script) {
  let plan = script.plan ?? RunPlan(goal: .distance(.kilometers(3)))
  var builder = MomentBuilder(plan: plan, startedAt: LocalTime(secondsSince1970: 0))
  var planner = LinePlanner(script: script)
  var metrics = LiveMetrics(state: .running, heartRateSignal: .good)
  var json = JSONWriter()
  for second in stride(from: 0, to: 1200, by: 10) {
    metrics.elapsed = .seconds(second)
    metrics.moving = .seconds(second)
    metrics.distance = .meters(Double(second) * 3)
    metrics.averagePace = Pace(covering: metrics.distance, in: metrics.moving)
    metrics.heartRate = second % 400 < 200 ? .beatsPerMinute(150 + Double(second) / 40) : nil
    let dispatch = planner.next(at: builder.moment(of: metrics, at: .seconds(second)))
    for row in dispatch.rows { row.write(to: &json) }
    guard let line = dispatch.line else { continue }
    _ = planner.ended(line.source, .finished, at: .seconds(second + 5))
  }
  let last = Moment(at: .seconds(1200), metrics: metrics, plan: plan)
  for row in planner.conclude(at: last) { row.write(to: &json) }
}
