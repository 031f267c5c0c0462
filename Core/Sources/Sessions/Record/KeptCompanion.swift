public import Coaching
import Exchange
import Screens
import Training

/// Makes the companion's record of the journal of a run that Pacesetter itself has coached.
public enum KeptCompanion {
  /// The record of a session's lines, or nothing where no run has ended in them.
  ///
  /// Of several devices the one that spoke most tells, or else the first.
  public static func record(of lines: [[UInt8]]) -> CompanionRecord? {
    var best: CompanionRecord?
    for device in KeptRun.devices(of: lines) {
      // A journal without a beginning has no companion; another device's may.
      guard let head = device.first.flatMap({ try? LinkEvent(line: $0) }),
        let resumption = try? RunSession.resume(device),
        let record = record(of: resumption, head)
      else { continue }
      if let best, best.played.count >= record.played.count { continue }
      best = record
    }
    return best
  }

  private static func record(
    of resumption: RunSession.Resumption,
    _ head: LinkEvent
  ) -> CompanionRecord? {
    guard resumption.session.run.phase != .discarded else { return nil }
    let setup = resumption.session.setup
    let timeline = Timeline(resumption.past, units: setup.plan.units, language: setup.speech)
    guard let start = timeline.start, let end = timeline.end else { return nil }
    let wall = { (time: Duration) in
      Instant(millisecondsSince1970: (resumption.zero + time.inSeconds * 1000).rounded())
    }
    let coached = setup.companion.script
    return CompanionRecord(
      run: resumption.session.id,
      startedAt: LocalTime(wall(start), offset: head.time.offset),
      endedAt: wall(end),
      place: setup.place,
      mode: setup.plan.mode,
      personality: setup.coach?.rawValue,
      script: coached.messages.isEmpty ? nil : coached,
      played: timeline.played,
      course: setup.plan.course,
      steps: setup.plan.course == nil ? [] : resumption.session.run.run.repResults
    )
  }
}

/// What was said in a run, and from when to when it lasted by the session's clock.
private struct Timeline {
  var start: Duration?
  var end: Duration?
  var played: [PlayedMessage] = []

  init(_ effects: [LiveRun.TimedEffect], units: UnitSystem, language: String) {
    var places: [String: Int] = [:]
    for timed in effects {
      let metrics = timed.moment.metrics
      if metrics.state != .preparing { start = start ?? timed.at - metrics.elapsed }
      if metrics.state == .ended { end = end ?? timed.at }
      switch timed.effect {
      case .run(.companion(.speak(let utterance, let at))):
        places[utterance.id] = played.count
        let (author, message) = utterance.line.source.origin
        // What is said before the start belongs to its first second.
        let time = utterance.moment.metrics.elapsed + max(.zero, at - timed.at)
        played.append(
          PlayedMessage(
            author: author,
            message: message,
            at: .milliseconds(Int64((time.inSeconds * 1000).rounded())),
            text: LineText.written(
              utterance.line.text,
              in: utterance.moment,
              units: units,
              language: language
            )
          )
        )
      // A voice note tells its own words, and a marked moment itself.
      case .run(.companion(.heard(let words)))
      where words.note == nil && words.meaning != .moment:
        played.append(
          PlayedMessage(
            author: .runner,
            message: words.id,
            at: .milliseconds(Int64((metrics.elapsed.inSeconds * 1000).rounded())),
            text: words.text
          )
        )
      case .run(.companion(.stop(let id, let outcome))):
        guard let place = places[id] else { continue }
        switch outcome {
        case .interrupted, .preempted, .muted: played[place].wasInterrupted = true
        case .finished, .expired, .failed, .unconfirmed: continue
        }
      default: continue
      }
    }
  }
}
