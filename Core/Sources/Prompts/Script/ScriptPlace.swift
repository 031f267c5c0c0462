/// Where a run stands: how far it has come, in which time.
struct ScriptPlace: Hashable, Sendable {
  /// Meters so far.
  var meters: Double
  /// Seconds of moving time so far.
  var seconds: Double
}
