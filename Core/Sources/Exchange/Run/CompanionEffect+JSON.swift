public import Coaching
public import Formats
import Screens
import Training

extension CompanionEffect {
  /// Writes the effect as an object of one member, with every word already chosen.
  ///
  /// - Parameters:
  ///   - json: Where it goes.
  ///   - moment: The moment that fills placeholders of lines that are not said.
  ///   - language: The language of the voice, such as `en`.
  public func write(to json: inout JSONWriter, in moment: Moment, language: String) {
    let units = moment.plan.units
    json.object { json in
      switch self {
      case .speak(let utterance, let at):
        json.object("speak") { json in
          let text = utterance.line.text
          json.field("id", utterance.id)
          json.field(
            "text",
            LineText.written(
              text,
              in: utterance.moment,
              units: units,
              language: language
            )
          )
          json.field(
            "spoken",
            LineText.spoken(text, in: utterance.moment, units: units, language: language)
          )
          let pieces = LineText.pieces(
            text,
            in: utterance.moment,
            units: units,
            language: language
          )
          if !pieces.isEmpty {
            json.array("pieces") { json in
              for piece in pieces {
                json.object { json in
                  json.field("words", piece.words)
                  json.field("pause", piece.pause)
                }
              }
            }
          }
          json.field("rank", utterance.line.rank.rawValue)
          json.field("source", utterance.line.source.name)
          json.field("startsAt", at.inSeconds)
          json.field("seconds", utterance.estimatedDuration.inSeconds)
          json.field("audioPath", utterance.line.audioPath)
          if let earcon = utterance.line.earcon { earcon.write(to: &json) }
          if case .asked(let words) = utterance.line.cause { json.field("asked", words) }
        }
      case .stop(let id, let outcome):
        json.object("stop") { json in
          json.field("id", id)
          json.field("reason", outcome.rawValue)
        }
      case .duck(let isOn, let at):
        json.field("duck", isOn)
        json.field("from", at.inSeconds)
      case .haptic(let haptic): json.field("haptic", haptic.rawValue)
      case .badge(let id): json.field("badge", id)
      case .heard(let words):
        json.object("heard") { json in
          words.writeMembers(to: &json)
          guard words.meaning.isFree else { return }
          // Somebody outside may know an answer: with what is known of the run.
          json.array("facts") { json in for line in moment.snapshot { json.value(line) } }
        }
      case .connection(let isOn): json.field("connection", isOn ? "restored" : "lost")
      case .ledger(let row):
        json.key("ledger")
        LedgerEntry(row, in: moment, language: language).write(to: &json)
      }
    }
  }
}

extension Line.Source {
  /// Who asked for a line, as the outside names it: `script:km-5`, `rule:wall`.
  var name: String {
    switch self {
    case .script(let id): "script:" + id
    case .rule(let rule): "rule:" + rule.rawValue
    case .reply(let id): "reply:" + id
    case .sensor(let notice): "sensor:" + notice.rawValue
    case .cue(let name): "cue:" + name
    case .course(let cue): "course:" + cue.rawValue
    }
  }
}
