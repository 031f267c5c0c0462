import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page knows of runs: the recording that is open, and the run that is played or live.
struct RunDesk: Sendable {
  var recording: Recording?
  // What is whole of the damaged file that was opened last.
  var salvaged: Recording?
  var route: RouteDrawing?
  var setup: RunSetup?
  var playback: RunPlayback?
  var live: CoachedSession?
  // What was said in a run that is played or was only looked at; a live one keeps its own.
  var said = LedgerHistory()
  // The language of the page, as the last request that named one has it: a file names none.
  var reader = Language.english

  /// The language of the run, which its screens and its summary speak too.
  var language: Language {
    Language(tag: setup?.speech ?? "en") ?? .english
  }

  /// What the coach has said, and why.
  var history: LedgerHistory { live?.history ?? said }

  /// Forgets the run before, and what was said in it.
  mutating func clear() {
    playback = nil
    live = nil
    said = LedgerHistory()
  }

  /// Reads a recorded file and keeps it.
  mutating func open(_ bytes: [UInt8]) -> [UInt8] {
    let opened: Recording
    do {
      opened = try RecordingFile.read(bytes)
    } catch {
      return refuse(bytes, error)
    }
    return show(opened)
  }
}
