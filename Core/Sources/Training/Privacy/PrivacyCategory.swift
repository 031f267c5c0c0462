/// A kind of facts that a person shares with a language model, or does not.
public enum PrivacyCategory: String, CaseIterable, Hashable, Sendable {
  /// Age and sex.
  case profile
  /// What is remembered.
  case memory
  /// The plan of a run, and races.
  case plans
  /// The figures of the run that is asked about.
  case thisRun = "this_run"
  /// The figures of other runs.
  case pastRuns = "past_runs"
  /// What was lifted.
  case gymLog = "gym_log"
  /// Resting heart rate, sleep and weight.
  case body
  /// What stands in the calendar.
  case calendar
  /// The names of places; coordinates never go.
  case places
  /// What was written or said, as text.
  case words
  /// What was said, as sound.
  case voice
}
