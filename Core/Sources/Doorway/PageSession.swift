import Formats
import Screens

/// A page's session with the core: a line of JSON in, a line of JSON out.
///
/// The doorway to WebAssembly hands bytes through and does nothing else, so that every request can
/// be tested natively. `Documentation/Doorway.md` lists them; ``Request`` names them, and each desk
/// answers those of its column.
/// ```swift
/// var page = PageSession()
/// let reply = page.reply(to: Array(#"{"do":"coaches"}"#.utf8))
/// ```
public struct PageSession: Sendable {
  private var run = RunDesk()
  private var workout = WorkoutDesk()
  private var library = LibraryDesk()
  private var metronome = MetronomeDesk()
  private var link = LinkDesk()

  /// The samples of the click that was asked for last, row by row.
  public var click: [Float] { metronome.click }

  /// Opens a session with nothing in it.
  public init() {}

  /// Reads a recorded file and keeps it for the session.
  public mutating func open(_ bytes: [UInt8]) -> [UInt8] { run.open(bytes) }

  /// Answers a request.
  public mutating func reply(to request: [UInt8]) -> [UInt8] {
    let json: JSON
    do {
      json = try JSON.parse(request)
    } catch {
      return Reply.failure(.json(error), in: run.reader)
    }
    if let language = json["language"]?.string.flatMap({ Language(tag: $0) }) {
      run.reader = language
    }
    do {
      return try answer(json)
    } catch {
      return Reply.failure(error, in: run.reader)
    }
  }

  // What answers a request is never inlined, and may change its desk even where it does not: a desk
  // that is only read is copied first, and one frame with those copies and the locals of all requests
  // took 180 KB of the stack that a page gives the core.
  private mutating func answer(_ json: JSON) throws(PageError) -> [UInt8] {
    let (request, fields) = try Request.read(json)
    switch request {
    case .speak: return run.speak()
    case .words: return try RunDesk.words(fields)
    case .coaches: return RunDesk.coaches(fields)
    case .sample: return try RunDesk.sample(fields)
    case .simulate: return try run.simulate(fields)
    case .salvage: return try run.salvage()
    case .start: return try run.start(fields)
    case .rehearse: return try run.rehearse()
    case .typed: return try RunDesk.typed(fields)
    case .course: return try RunDesk.course(fields)
    case .race: return try RunDesk.race(fields)
    case .rival: return try RunDesk.rival(fields)
    case .pack: return try RunDesk.pack(fields)
    case .advance: return try run.advance(fields)
    case .event: return try run.tell(fields)
    case .open: return try run.open(fields)
    case .live: return try run.sense(fields)
    case .resume: return try run.resume(fields)
    case .rehearsed: return try RunDesk.rehearsed(fields)
    case .ledger: return run.ledger()
    case .why: return try run.why(fields)
    case .summary: return try run.summary(fields)
    case .cadence: return try run.cadence(fields)
    case .metronome: return try metronome.metronome(fields)
    case .click: return try metronome.click(fields)
    case .link: return try link.link(fields)
    case .say: return try LinkDesk.say(fields)
    case .lines: return LinkDesk.lines(fields)
    case .openGym: return try workout.openGym(fields)
    case .gym: return try workout.tellGym(fields)
    case .resumeGym: return try workout.resumeGym(fields)
    case .gymSummary: return try workout.gymSummary()
    case .gymCues: return try WorkoutDesk.gymCues(fields)
    case .stepped: return try WorkoutDesk.stepped(fields)
    case .libraryMeeting: return try LibraryDesk.libraryMeeting(fields)
    case .wish: return try LibraryDesk.wish(fields)
    case .places: return try LibraryDesk.places(fields)
    case .library: return try library.openLibrary(fields)
    case .discover: return try library.discover(fields)
    case .workout: return try library.workout(fields)
    case .workoutForm: return try library.workoutForm(fields)
    case .exercises: return try library.exercises(fields)
    case .exercise: return try library.exercise(fields)
    case .lead: return try library.lead(fields)
    case .log: return try library.keepLog(fields)
    case .progress: return try library.progress(fields)
    case .variant: return try LibraryDesk.variant(fields)
    case .next: return try WorkoutDesk.next(fields, after: library)
    case .plates: return try WorkoutDesk.plates(fields)
    case .challenge: return try WorkoutDesk.challenge(fields)
    case .challengeChoice: return try WorkoutDesk.challengeChoice(fields)
    }
  }
}
