import Screens
public import Training

extension RaceCourseError: CustomStringConvertible {
  /// What to do, and what was found.
  public var description: String { RaceFieldWords.course(self) }
}
