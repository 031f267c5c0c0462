public import Coaching
public import Exchange
import Formats
import Screens
import Sessions
import Training

/// The journal of a coached run: its setup, then every event that happened.
public enum RunJournal {
  /// Writes the journal of a run.
  public static func write(
    _ setup: RunSetup,
    _ events: [(at: Duration, event: CoachedRun.Event)]
  ) -> [UInt8] {
    var bytes = Journal.line(
      for: Journal.Entry(number: 0, at: .zero, event: ["setup": .written { setup.write(to: &$0) }])
    )
    for (index, timed) in events.enumerated() {
      let entry = Journal.Entry(
        number: Int64(index) + 1,
        at: timed.at,
        event: .written { timed.event.write(to: &$0) }
      )
      bytes += Journal.line(for: entry)
    }
    return bytes
  }

  /// Puts a journal through the core again: every effect as a line of JSON, then what was damaged.
  ///
  /// Native and in WebAssembly the same bytes in give the same bytes out.
  public static func replay(_ bytes: [UInt8]) -> [UInt8] {
    if let lines = lines(of: bytes) {
      return isWorkout(lines) ? replayGym(lines) : replay(lines)
    }
    let recovery = Journal.recover(bytes)
    var json = JSONWriter()
    if let damage = recovery.damage { note(damage.description, in: &json) }
    guard let head = recovery.entries.first else { return json.bytes }
    let setup: RunSetup
    do {
      setup = try RunSetup(Fields(head.event["setup"] ?? .null, at: "setup"))
    } catch {
      note(error.description, in: &json)
      return json.bytes
    }
    if let wanted = WantedWords(of: setup, orOthers: true) {
      return Reply.failure(.wordless(wanted), in: .english)
    }
    var run = CoachedRun(tracker: setup.tracker, companion: setup.companion)
    for entry in recovery.entries.dropFirst() {
      let event: CoachedRun.Event
      do {
        event = try CoachedRun.Event(entry.event)
      } catch {
        note(error.description, in: &json)
        continue
      }
      for effect in run.handle(event, at: entry.at) {
        let timed = RunPlayback.TimedEffect(
          at: entry.at,
          effect: effect,
          moment: run.companion.moment
        )
        timed.write(to: &json, language: setup.speech)
        json.endLine()
      }
    }
    return json.bytes
  }

  /// The same for the journal of a live run.
  private static func replay(_ lines: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter()
    do {
      let resumption = try RunSession.resume(lines)
      if let wanted = WantedWords(of: resumption.session.setup, orOthers: true) {
        return Reply.failure(.wordless(wanted), in: .english)
      }
      if let damage = resumption.damage { note(damage, in: &json) }
      for timed in resumption.past {
        timed.write(to: &json, language: resumption.session.setup.speech)
        json.endLine()
      }
    } catch {
      note(error.description, in: &json)
    }
    return json.bytes
  }

  /// The same for the journal of a workout, with what the screen shows at its end and
  /// what every clock of it shows at every tenth of a second.
  private static func replayGym(_ lines: [[UInt8]]) -> [UInt8] {
    var json = JSONWriter()
    do {
      let resumption = try WorkoutSession.resume(lines)
      if let wanted = WantedWords(of: resumption.session.setup) {
        return Reply.failure(.wordless(wanted), in: .english)
      }
      if let damage = resumption.damage { note(damage, in: &json) }
      let session = resumption.session.workout
      for timed in resumption.past {
        timed.write(to: &json, in: session, language: resumption.session.setup.language)
        json.endLine()
      }
      GymScreen(of: session, at: session.now).write(to: &json)
      json.endLine()
      for block in session.plan.blocks.indices {
        guard let program = session.clock(ofBlock: block)?.program else { continue }
        let vector = ClockVector(program)
        json.object { json in
          json.field("clock", block)
          json.field("moments", vector.moments)
          json.field("checksum", Int64(vector.checksum))
        }
        json.endLine()
      }
    } catch {
      note(error.description, in: &json)
    }
    return json.bytes
  }

  /// The lines of a session's journal, nothing where the bytes are another journal's.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]]? {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    guard let first = lines.first, (try? LinkEvent(line: first)) != nil else {
      // What is wrong with the line is said by whoever reads it as something else.
      return nil
    }
    return lines
  }

  private static func isWorkout(_ lines: [[UInt8]]) -> Bool {
    // A line that is no event opens no workout.
    lines.first.flatMap { try? LinkEvent(line: $0) }?.type == WorkoutOpening.type
  }

  private static func note(_ sentence: String, in json: inout JSONWriter) {
    json.object { $0.field("damage", sentence) }
    json.endLine()
  }
}
