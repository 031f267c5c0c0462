/// Why a recording is no course of a race.
public enum RaceCourseError: Error, Hashable, Sendable {
  case noHeights
  case otherLength(Distance, race: Distance)
}
