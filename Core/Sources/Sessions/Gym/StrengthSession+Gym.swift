import Coaching
import Exchange
public import Training

extension StrengthSession {
  /// What the record keeps of a workout that Pacesetter has led through.
  public init(of gym: WorkoutSession) {
    let document = gym.setup.document
    let session = gym.workout
    var score: WorkoutScore?
    for block in session.plan.blocks.indices where score == nil {
      score = session.score(ofBlock: block)
    }
    let remarks = session.notes.map { note in
      note.exercise.map { $0 + ": " + note.text } ?? note.text
    }
    self.init(
      id: gym.id,
      workout: document.workout.id,
      name: document.workout.title,
      contentHash: document.contentHash,
      startedAt: LocalTime(
        Instant(millisecondsSince1970: gym.clock.zero),
        offset: gym.setup.offset
      ),
      elapsed: session.elapsed(at: session.now),
      sets: session.records.map { $0.set },
      score: score,
      effort: session.effort,
      note: remarks.isEmpty ? nil : remarks.joined(separator: "\n")
    )
  }
}
