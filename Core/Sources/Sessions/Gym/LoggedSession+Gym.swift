import Coaching
import Exchange
public import Training

extension LoggedSession {
  /// What the log keeps of a workout.
  public init(of gym: WorkoutSession) {
    let document = gym.setup.document
    let session = gym.workout
    var score: WorkoutScore?
    for block in session.plan.blocks.indices where score == nil {
      score = session.score(ofBlock: block)
    }
    self.init(
      id: gym.id,
      workout: document.workout.id,
      title: document.workout.title,
      contentHash: document.contentHash,
      startedAt: gym.clock.zero / 1000,
      utcOffsetMinutes: gym.setup.offset.minutes,
      duration: session.elapsed(at: session.now),
      sets: session.records.map {
        LoggedSet($0.exercise, $0.result, isWarmUp: $0.isWarmUp, isPerSide: $0.isPerSide)
      },
      score: score,
      effort: session.effort,
      notes: session.notes.map { note in
        note.exercise.map { $0 + ": " + note.text } ?? note.text
      }
    )
  }
}
