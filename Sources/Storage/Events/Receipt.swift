/// What became of a batch.
public enum Receipt: Hashable, Sendable {
  /// All events of the device up to this one are on disk.
  case acked(Int64)
  /// There is a gap before the batch; nothing was taken.
  case gap(expected: Int64)
  /// This event is on disk with other content; nothing was taken.
  case conflict(Int64, acked: Int64)
}
