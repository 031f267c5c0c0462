import Screens
public import Training

extension RaceCourseError {
  /// What to do, and what was found.
  public var words: String { RaceFieldWords.course(self) }
}
