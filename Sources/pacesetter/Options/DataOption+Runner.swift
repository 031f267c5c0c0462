import Coaching
import Exchange
import Foundation
import Record
import Storage
import Training

extension DataOption {
  /// What is known of the runner: what is said now, then what the record remembers, then what it has
  /// measured.
  ///
  /// A run needs no record: where there is none, or it cannot be read, what is said must do.
  func runner(_ said: Runner) async -> Runner {
    // As above: what is said must do.
    guard let folder = try? folder(), access(folder.place("pacesetter.sqlite"), F_OK) == 0 else {
      return said
    }
    // Why it cannot be read is for the commands that are about the record.
    return (try? await ask(HistoryAPI.KnowRunner(said)).runner) ?? said
  }

  /// The cue schemes that the record knows; none where there is no record, or it cannot be read.
  func cues() async -> CueBook {
    // As above: a run needs no record.
    guard let folder = try? folder(), access(folder.place("pacesetter.sqlite"), F_OK) == 0 else {
      return CueBook()
    }
    // Why it cannot be read is for the commands that are about the record.
    return (try? await ask(CueAPI.List()).book) ?? CueBook()
  }

  /// The races that the record knows; none where there is no record, or it cannot be read.
  func races() async -> [RaceSetup] {
    // As above: a run needs no record.
    guard let folder = try? folder(), access(folder.place("pacesetter.sqlite"), F_OK) == 0 else {
      return []
    }
    // Why it cannot be read is for the commands that are about the record.
    return (try? await ask(RaceAPI.List()).entries.map { $0.race }) ?? []
  }
}
