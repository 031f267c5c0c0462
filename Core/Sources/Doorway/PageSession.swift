import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// A page's session with the core: a line of JSON in, a line of JSON out.
///
/// The doorway to WebAssembly hands bytes through and does nothing else, so that every request can
/// be tested natively. `Documentation/Doorway.md` lists them.
public struct PageSession: Sendable {
  var recording: Recording?
  var route: RouteDrawing?
  var setup: RunSetup?
  var playback: RunPlayback?
  var live: RunSession?
  var link: DeviceLink<JSON>?
  var history = LedgerHistory()
  var count = LineCount()
  var metronome = Metronome()
  var gym: WorkoutSession?
  var gymIsHidden = false
  var library: PageLibrary?

  /// The samples of the click that was asked for last, row by row.
  public internal(set) var click: [Float] = []

  /// Opens a session with nothing in it.
  public init() {}

  /// Reads a recorded file and keeps it for the session.
  public mutating func open(_ bytes: [UInt8]) -> [UInt8] {
    let opened: Recording
    do {
      opened = try RecordingFile.read(bytes)
    } catch {
      return Self.failure(.recording(error))
    }
    return show(opened)
  }

  /// Answers a request.
  public mutating func reply(to request: [UInt8]) -> [UInt8] {
    let json: JSON
    do {
      json = try JSON.parse(request)
    } catch {
      return Self.failure(.json(error))
    }
    do {
      return try answer(json)
    } catch {
      return Self.failure(error)
    }
  }

  // What answers a request is never inlined, and may change the session even where it does not: a
  // session that is only read is copied first, and one frame with those copies and the locals of
  // all requests took 180 KB of the stack that a page gives the core.
  private mutating func answer(_ json: JSON) throws(PageError) -> [UInt8] {
    let fields = try Self.shaped { () throws(ShapeError) in try Fields(json) }
    let name = try Self.shaped { () throws(ShapeError) in try fields.string("do") }
    switch name {
    case "coaches": return coaches()
    case "simulate": return try simulate(fields)
    case "start": return try start(fields)
    case "rehearse": return try rehearse()
    case "advance": return try advance(fields)
    case "event": return try tell(fields)
    case "open": return try open(fields)
    case "live": return try sense(fields)
    case "resume": return try resume(fields)
    case "link": return try link(fields)
    case "say": return try say(fields)
    case "ledger": return ledger()
    case "why": return try why(fields)
    case "summary": return try summary()
    case "metronome": return try metronome(fields)
    case "click": return try click(fields)
    case "cadence": return try cadence(fields)
    case "openGym": return try openGym(fields)
    case "gym": return try tellGym(fields)
    case "resumeGym": return try resumeGym(fields)
    case "gymSummary": return try gymSummary()
    case "gymCues": return try gymCues(fields)
    case "library": return try openLibrary(fields)
    case "discover": return try discover(fields)
    case "workout": return try workout(fields)
    case "variant": return try variant(fields)
    case "workoutForm": return try workoutForm(fields)
    case "progress": return try progress(fields)
    case "next": return try next(fields)
    case "lead": return try lead(fields)
    case "plates": return try plates(fields)
    case "challenge": return try challenge(fields)
    default: throw .unknownRequest(name)
    }
  }

  /// Runs what may find a wrong shape, as a page's error.
  static func shaped<Value>(
    _ body: () throws(ShapeError) -> Value
  ) throws(PageError) -> Value {
    do {
      return try body()
    } catch {
      throw .shape(error)
    }
  }

  /// Reads a journal, with what is wrong with it as a page's error.
  static func journal<Value>(_ body: () throws(JournalError) -> Value) throws(PageError) -> Value {
    do {
      return try body()
    } catch {
      throw .journal(error)
    }
  }

  static func object(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(body)
    return json.bytes
  }

  private static func failure(_ error: PageError) -> [UInt8] {
    object { json in
      json.object("error") { json in
        json.field("message", error.message)
        json.field("offset", error.offset)
      }
    }
  }
}
