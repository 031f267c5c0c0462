import AVFAudio
import Foundation
import Observation
import Screens
import Training

/// Records voice notes of at most half a minute, each into its file.
@MainActor @Observable final class NoteRecorder {
  /// A note that is whole.
  struct Recorded: Equatable {
    let note: NoteFolder.Note
    /// When it began and when it ended, in milliseconds since 1970.
    let began: Int64
    let ended: Int64

    /// How long it is.
    var seconds: Double { Double(ended - began) / 1000 }
  }

  private(set) var isRecording = false
  /// What went wrong last.
  private(set) var problem: String?
  @ObservationIgnored let folder: NoteFolder
  @ObservationIgnored private let bus: AudioBus
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private let language: LanguageDesk
  @ObservationIgnored private var recorder: AVAudioRecorder?
  @ObservationIgnored private var open: (note: NoteFolder.Note, began: Int64)?

  // Half a minute at 32 kbit/s is half of what the server takes.
  private static let longest = 30.0
  private static let bitRate = 32_000

  init(_ folder: NoteFolder, _ bus: AudioBus, _ clock: DeviceClock, _ language: LanguageDesk) {
    (self.folder, self.bus, self.clock, self.language) = (folder, bus, clock, language)
  }

  /// Begins a note of a session, if the runner allows the microphone; says whether it did.
  func begin(in session: String) async -> Bool {
    guard !isRecording else { return false }
    guard await AVAudioApplication.requestRecordPermission() else {
      problem = language.words[.microphoneOff]
      return false
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
      open = (note, clock.wall.millisecondsSince1970)
      (isRecording, problem) = (true, nil)
      return true
    } catch {
      problem = error.told(in: language.words)
      try? bus.listen(false)
      return false
    }
  }

  /// Whether the note has come to its end by itself.
  var isFull: Bool { isRecording && recorder?.isRecording == false }

  /// Ends the note; nothing if none is recorded.
  func end() -> Recorded? {
    guard isRecording, let open else { return nil }
    recorder?.stop()
    (recorder, self.open, isRecording) = (nil, nil, false)
    // Without it the coach is still heard, beside the music.
    try? bus.listen(false)
    return Recorded(note: open.note, began: open.began, ended: clock.wall.millisecondsSince1970)
  }
}
