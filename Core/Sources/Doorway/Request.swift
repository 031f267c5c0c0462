import Exchange
import Formats

/// What a page can ask for, by the name that its request has under `do`.
enum Request: String, CaseIterable {
  // In which language the page is read.
  case speak
  // What a coach says, handed over.
  case words
  // Before a run: coaches, and recordings to be coached.
  case coaches, sample, simulate, salvage, start, rehearse, typed, course, race, rival, pack
  // A recording that is played.
  case advance, event
  // A run from live sensors.
  case open, live, resume, rehearsed
  // What was said, and why.
  case ledger, why, summary
  // The metronome, and what cadence suits it.
  case metronome, click, cadence
  // The link to other devices.
  case link, say, lines
  // A workout in the gym.
  case openGym, gym, resumeGym, gymSummary, gymCues, stepped
  // Finding and changing workouts.
  case library, libraryMeeting, wish, places, discover, workout, workoutForm, variant
  // The exercises of the catalogue.
  case exercises, exercise
  // What the log says, and what follows from it.
  case log, lead, progress, next, plates, challenge, challengeChoice

  /// Reads the name of a request, and opens its members.
  static func read(_ json: JSON) throws(PageError) -> (Request, Fields) {
    let (fields, name) = try PageError.shaped { () throws(ShapeError) -> (Fields, String) in
      let fields = try Fields(json)
      return (fields, try fields.string("do"))
    }
    guard let request = Request(rawValue: name) else { throw .unknownRequest(name) }
    return (request, fields)
  }
}
