import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// Why the page's request cannot be answered.
enum PageError: Error {
  case json(JSONError)
  case shape(ShapeError)
  case recording(RecordingError, offer: Recording.Damage? = nil)
  case script(String)
  case unknownRequest(String)
  case noRecording
  case notStarted
  case noWorkout
  case noLibrary
  case unknownWorkout(String)
  case journal(JournalError)
  case wordless(WantedWords)

  /// The sentence for the person at the page.
  ///
  /// What only a page that is wrong can cause is said in English, for whoever mends it.
  func message(in language: Language) -> String {
    switch self {
    case .json(let error): error.description
    case .shape(let error): error.description
    case .recording(let error, _): error.words(in: language)
    case .script(let sentence): sentence
    case .unknownRequest(let name): "the core does not know how to \"\(name)\""
    case .noRecording: FileWords.nothingOpen(in: language)
    case .notStarted: "the run has not been started yet"
    case .noLibrary: "no library is open"
    case .unknownWorkout(let id): "there is no workout \"\(id)\""
    case .noWorkout: "no workout is open"
    case .journal(let error): error.description
    case .wordless(let wanted): wanted.coach.wordsAreMissing(in: language)
    }
  }

  /// The byte of the file that is to blame, if a file is.
  var offset: Int? {
    switch self {
    case .recording(let error, _): error.offset
    case .json(let error): error.location.offset
    case .shape, .script, .unknownRequest, .noRecording, .notStarted, .noWorkout, .noLibrary,
      .unknownWorkout, .journal, .wordless:
      nil
    }
  }

  /// What exactly is wrong with the file, if a file is to blame.
  var details: String? {
    if case .recording(let error, _) = self { error.description } else { nil }
  }

  /// The words that are to be handed over before it is asked again, if words are what it lacks.
  var wanted: WantedWords? {
    if case .wordless(let wanted) = self { wanted } else { nil }
  }

  /// What would be missing if the readable part of a damaged file were used, if it can be.
  func offer(in language: Language) -> String? {
    if case .recording(_, let offer?) = self { offer.words(in: language) } else { nil }
  }
}

extension PageError {
  /// Runs what may find a wrong shape, as a page's error.
  static func shaped<Value>(_ body: () throws(ShapeError) -> Value) throws(PageError) -> Value {
    do {
      return try body()
    } catch {
      throw .shape(error)
    }
  }

  /// Reads a journal, with what is wrong with it as a page's error.
  static func journaled<Value>(_ body: () throws(JournalError) -> Value) throws(PageError) -> Value
  {
    do {
      return try body()
    } catch {
      throw .journal(error)
    }
  }
}
