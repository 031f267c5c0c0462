import Coaching
import Exchange
import Training

/// What the runner says to the wrist: the phone writes it down, and its coach answers.
extension WatchModel {
  /// The run that a note belongs to: this watch's own, or the one that it mirrors.
  private var talked: String? {
    switch stage {
    case .run: run.id
    case .mirror: mirror?.session
    case .ready, .gym: nil
    }
  }

  /// Begins a voice note of the run that goes on.
  func record() async {
    guard let session = talked else { return }
    if await notes.begin(in: session) { wrist.tick() }
  }

  /// Ends the note, names it in the journal, and sends it to the phone.
  func endNote() {
    guard let recorded = notes.end() else { return }
    wrist.tick()
    let message = LinkMessage.voiceNote(
      file: recorded.note.id,
      seconds: recorded.seconds,
      began: recorded.began
    )
    let next = link.say(message, in: recorded.note.session)
    if recorded.note.session == run.id { run.number(from: next) }
    link.send(recorded.note, ended: recorded.ended)
  }

  /// Queues the notes that an earlier life of the app could not send.
  func sendNotes() {
    for note in notes.folder.waiting { link.send(note, ended: nil) }
  }

  /// A note is on the phone now.
  func forgetNote(_ id: String) {
    for note in notes.folder.waiting where note.id == id { notes.folder.mark(note) }
  }
}
