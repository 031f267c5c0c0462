import Coaching
import Foundation
import Observation
import Screens
import Training

/// What the runner says to the coach: typed, or spoken into a note, here or on the watch, that is kept and
/// written down.
@MainActor @Observable final class TalkDesk {
  enum State: Equatable {
    case still
    /// A note is recorded.
    case recording
    /// A note is written down.
    case listening
  }

  private(set) var state = State.still
  /// What went wrong last.
  private(set) var problem: String?
  /// What the runner said last, as it was understood.
  private(set) var heard: String?
  /// Tells the run; the words come after the note that they were heard in.
  @ObservationIgnored var say: (CompanionEvent) -> Void = { _ in }
  /// Tells the link of a note.
  @ObservationIgnored var note: (NoteRecorder.Recorded) -> Void = { _ in }
  @ObservationIgnored let recorder: NoteRecorder
  @ObservationIgnored private let listener: Listener
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk
  @ObservationIgnored private var count = 0

  init(
    _ recorder: NoteRecorder,
    _ listener: Listener,
    _ clock: DeviceClock,
    _ language: LanguageDesk
  ) {
    (self.recorder, self.listener, self.clock) = (recorder, listener, clock)
    self.language = language
  }

  /// The notes.
  var folder: NoteFolder { recorder.folder }

  /// Fetches what the system needs to write notes down, before a run in which there is no time for it.
  func prepare() async { await listener.prepare(language.language) }

  /// Takes what the runner has typed.
  func type(_ text: String) { tell(text, note: nil, age: .zero) }

  /// Begins a note of a run, if the runner allows the microphone.
  func record(in session: String) async {
    guard state == .still else { return }
    guard await recorder.begin(in: session) else {
      problem = recorder.problem
      return
    }
    (state, problem) = (.recording, nil)
    say(.talk(true))
  }

  /// Ends the note, keeps it, and has it written down.
  func finish() async {
    guard state == .recording, let recorded = recorder.end() else { return }
    say(.talk(false))
    note(recorded)
    await listen(to: recorded.note, ended: recorded.ended)
  }

  /// Has a note written down that was recorded on the watch and has come here.
  func take(_ note: PeerNote) async {
    guard let kept = folder.keep(note.sound, id: note.id, of: note.session) else { return }
    // One that was queued for longer is kept, and answers nobody.
    guard let ended = note.ended else { return }
    await listen(to: kept, ended: ended)
  }

  /// A second has passed: a recorder that has reached its end has a whole note.
  func second() async { if recorder.isFull { await finish() } }

  private func listen(to note: NoteFolder.Note, ended: Int64) async {
    state = .listening
    let text = await listener.hear(note.file, language.language)
    state = .still
    guard let text, !text.isEmpty else {
      problem = language.words[.unheard]
      return
    }
    let age = Double(clock.wall.millisecondsSince1970 - ended) / 1000
    tell(text, note: note.id, age: Duration(roundedSeconds: age))
  }

  private func tell(_ text: String, note: String?, age: Duration) {
    let text = String(decoding: text.utf8.prefix(RunnerWords.longest), as: UTF8.self)
    guard !text.isEmpty else { return }
    count += 1
    heard = text
    let meaning = CommandGrammar.meaning(of: text)
    say(.asked(RunnerWords(id: "r\(count)", text: text, meaning: meaning, note: note, age: age)))
  }
}
