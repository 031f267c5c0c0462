/// Where the runner runs, which decides what can measure the distance.
public enum RunPlace: String, CaseIterable, Hashable, Sendable {
  /// Under the sky: positions measure, a foot pod helps where there are none.
  case outdoor
  /// On a belt: a foot pod measures, else the speed that the runner has typed in.
  case treadmill
}
