public import Training

extension ModelProblem {
  /// What is said and is not so, in the words that say it.
  public enum Untruth: Hashable, Sendable {
    /// A figure that no fact has.
    case figure(String)
    /// A figure of another day or week.
    case otherDay(String)
    /// A figure that is not the plan's.
    case unplanned(String)
    /// A figure that was named and does not stand in its sentence.
    case unsaid(String)
    /// A name that no fact has.
    case name(String)
    /// A name in a line of a script that no fact has.
    case stranger(String)
    /// Praise that no fact has.
    case praise(String)
    /// A week of which there is no fact.
    case week
    /// A day of a month of which there is no fact.
    case date(dayOfMonth: Int, month: Int)
    /// A month of which there is no fact.
    case month(Int)
    /// A day of the week of which there is no fact; Monday is 0.
    case weekday(Int)
    /// A day of which there is no fact.
    case day(Day)
    /// A place on the run where it is said and is not so, as it is written.
    case misplaced(String, at: String)
    /// Words that something else contradicts.
    case contradicted(String, by: Witness)
  }

  /// What shows that something is not so.
  public enum Witness: CaseIterable, Hashable, Sendable {
    /// The facts say otherwise.
    case facts
    /// No fact says it.
    case silence
    /// There are no other runs to compare with.
    case noOtherRuns
    /// The earlier runs say otherwise.
    case earlierRuns
    /// The figures of the weeks say otherwise.
    case weeks
    /// Nothing says where the run stands.
    case nowhere
    /// The target pace says otherwise.
    case target
    /// What is behind is taken for what is ahead, or the other way about.
    case otherPart
    /// It is not so at the moment when it is said.
    case moment
  }
}
