import Coaching

extension AnswerBook {
  /// What everybody says alike in German.
  static func commonGerman(_ answer: Answer) -> [String] {
    switch answer {
    case .distance: ["Bis jetzt {distance}.", "{distance} hast du hinter dir."]
    case .remaining: ["Noch {remaining}."]
    case .noGoal: ["Heute gibt es kein Ziel. Schluss ist, wenn du magst."]
    case .time: ["{time} bis jetzt."]
    case .pace: ["Gerade {pace}.", "Du läufst {pace}."]
    case .noPace: ["Dein Tempo kenne ich noch nicht. Gib mir eine Minute."]
    case .ahead: ["Du hast {lead} Vorsprung auf den Plan."]
    case .behind: ["Du hast {lead} Rückstand auf den Plan."]
    case .onPlan: ["Du bist genau im Plan."]
    case .noPlan: ["Heute ist kein Tempo vorgegeben."]
    case .heartRate: ["Gerade {hr}.", "{hr} im Moment."]
    case .noHeartRate: ["Ich bekomme keinen Puls."]
    case .gel: ["Bis zum nächsten: {next_fuel}."]
    case .noGel: ["Ab hier ist kein Gel mehr geplant."]
    case .faster: ["Dann etwas schneller."]
    case .slower: ["Dann etwas langsamer."]
    case .noBeat: ["Bei diesem Lauf gibt es keinen Takt."]
    case .marked: ["Gemerkt."]
    case .lap: ["Runde."]
    case .noLap: ["Runden zähle ich nur, während du läufst."]
    case .paused: ["Pause."]
    case .resumed: ["Weiter geht's."]
    case .nothingSaid: ["Ich habe noch nichts gesagt."]
    case .notHere: ["Das kann ich bei diesem Lauf nicht. Nimm die Taste."]
    case .ending: ["Um den Lauf zu beenden, drück auf Beenden."]
    case .volume: ["Meine Lautstärke stellst du am Gerät ein."]
    case .help:
      [
        """
        Frag mich: wie weit, wie weit noch, mein Tempo oder nächstes Gel. Oder sag: Ruhe, weiter, noch mal, \
        merken oder Pause.
        """
      ]
    case .pain:
      [
        """
        Geh jetzt. Bleibt es so oder wird es schlimmer, halt an und hol Hilfe. Bei Schmerzen in der Brust \
        oder Schwindel ruf sofort Hilfe.
        """
      ]
    case .speaks, .good, .bad, .aboutBody, .aboutPace, .aboutFood, .aboutWeather, .aboutAnything: []
    }
  }

  /// What somebody without a character says in German.
  static func plainGerman(for answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["Ich rede wieder."]
    case .good: ["Gut. Lauf genau so weiter."]
    case .bad: ["Nimm Tempo raus, bis dein Atem wieder ruhig geht."]
    case .aboutBody: ["Nimm Tempo raus und schau, ob es sich legt. Wird es schlimmer, geh."]
    case .aboutPace: ["Lauf eine Minute nach Gefühl, dann schau wieder aufs Tempo."]
    case .aboutFood: ["Kleine Schlucke, kleine Bissen, und nichts, was du nicht schon kennst."]
    case .aboutWeather: ["Lauf hier nach Anstrengung und lass das Tempo, wie es ist."]
    case .aboutAnything: ["Das habe ich für später aufgeschrieben."]
    default: []
    }
  }
}
