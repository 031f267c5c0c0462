import AVFAudio
import Coaching
import Foundation
import Observation
import Screens
import Training

/// What the runner says to the coach: typed, or spoken into a note that is kept and written down.
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
  /// Tells the link of a note: its name, its seconds and when it began.
  @ObservationIgnored var note: (NoteFolder.Note, Double, Int64) -> Void = { _, _, _ in }
  @ObservationIgnored let folder: NoteFolder
  @ObservationIgnored private let bus: AudioBus
  @ObservationIgnored private let listener: Listener
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk
  @ObservationIgnored private var recorder: AVAudioRecorder?
  @ObservationIgnored private var recorded: (note: NoteFolder.Note, began: Int64)?
  @ObservationIgnored private var count = 0

  // Half a minute at 32 kbit/s is half of what the server takes.
  private static let longest = 30.0
  private static let bitRate = 32_000

  init(
    _ folder: NoteFolder,
    _ bus: AudioBus,
    _ listener: Listener,
    _ clock: DeviceClock,
    _ language: LanguageDesk
  ) {
    (self.folder, self.bus, self.listener, self.clock) = (folder, bus, listener, clock)
    self.language = language
  }

  /// Takes what the runner has typed.
  func type(_ text: String) { tell(text, note: nil, age: .zero) }

  /// Begins a note of a run, if the runner allows the microphone.
  func record(in session: String) async {
    guard state == .still else { return }
    guard await AVAudioApplication.requestRecordPermission() else {
      problem = language.words[.microphoneOff]
      return
    }
    let note = folder.note(of: session)
    do {
      try bus.listen(true)
      let recorder = try AVAudioRecorder(
        url: note.file,
        settings: [
          AVFormatIDKey: kAudioFormatMPEG4AAC, AVSampleRateKey: 24_000.0,
          AVNumberOfChannelsKey: 1, AVEncoderBitRateKey: Self.bitRate,
        ]
      )
      guard recorder.record(forDuration: Self.longest) else {
        throw CocoaError(.fileWriteUnknown)
      }
      self.recorder = recorder
      recorded = (note, clock.wall.millisecondsSince1970)
      (state, problem) = (.recording, nil)
      say(.talk(true))
    } catch {
      problem = error.told(in: language.words)
      try? bus.listen(false)
    }
  }

  /// Ends the note, keeps it, and has it written down.
  func finish() async {
    guard state == .recording, let recorded else { return }
    recorder?.stop()
    (recorder, self.recorded, state) = (nil, nil, .listening)
    // Without it the coach is still heard, beside the music.
    try? bus.listen(false)
    say(.talk(false))
    let ended = clock.wall.millisecondsSince1970
    note(recorded.note, Double(ended - recorded.began) / 1000, recorded.began)
    let text = await listener.hear(recorded.note.file, language.language)
    state = .still
    guard let text, !text.isEmpty else {
      problem = language.words[.unheard]
      return
    }
    let age = Double(clock.wall.millisecondsSince1970 - ended) / 1000
    tell(text, note: recorded.note.id, age: Duration(roundedSeconds: age))
  }

  /// A second has passed: a recorder that has reached its end has a whole note.
  func second() async { if state == .recording, recorder?.isRecording == false { await finish() } }

  private func tell(_ text: String, note: String?, age: Duration) {
    let text = String(decoding: text.utf8.prefix(RunnerWords.longest), as: UTF8.self)
    guard !text.isEmpty else { return }
    count += 1
    heard = text
    let meaning = CommandGrammar.meaning(of: text)
    say(.asked(RunnerWords(id: "r\(count)", text: text, meaning: meaning, note: note, age: age)))
  }
}
