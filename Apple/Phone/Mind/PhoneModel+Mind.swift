import Coaching
import Exchange
import Prompts
import Screens
import Sessions
import Training

extension PhoneModel {
  /// Has this phone's own model answer what the runner has said, if it may; the coach has a line of his own
  /// when the time is over.
  func ask(_ words: RunnerWords, _ moment: Moment) {
    // What a model answers is checked in English only.
    guard words.meaning.isFree, let id = run.id, let setup = run.session?.setup,
      setup.speech == Language.english.rawValue
    else { return }
    let work = ReplyAssignment(
      to: words.text,
      during: moment.snapshot,
      after: run.lines.prefix(ReplyAssignment.mostSaid).reversed().map(\.words),
      coach: setup.coach ?? .oldHand,
      swearing: setup.swearing,
      memory: record.items,
      on: today
    )
    let askedAt = clock.wall.roundedToMilliseconds
    Task {
      guard let text = await mind.reply(to: work), run.id == id else { return }
      let question = words.note.map {
        Reply.Question(note: $0, askedAt: askedAt, model: OwnModel.name)
      }
      run.tell([.run(.companion(.reply(Reply(id: words.id, text: text, to: question))))])
    }
  }
}
