public import Screens
public import Training

extension RaceCourseError {
  /// What to do, and what was found.
  public func words(in language: Language = .english) -> String {
    RaceFieldWords.course(self, in: language)
  }
}
