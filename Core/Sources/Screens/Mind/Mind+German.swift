import Training

// What is wrong with a model's words in German, for whoever wonders why they are not used.

extension ModelProblem {
  var german: String {
    switch self {
    case .notShared(let missing):
      "Nicht mit einem Modell geteilt: "
        + missing.map { $0.words(in: .german) }.joined(separator: ", ")
    case .failed(let error): error.german
    case .withheld(let reason): reason.german
    case .form(let lack): lack.german
    case .manner(let fault): fault.german
    case .untruth(let claim): claim.german
    case .staging(let fault): fault.german
    case .planning(let fault): fault.german
    case .part(let part, let problem): "\(part.german): \(problem.german)"
    case .rehearsed(let line, let problem): "Zeile \(line), beim Probelauf: \(problem.german)"
    case .diagnosed: "Der Text des Modells hat die Prüfung nicht bestanden."
    }
  }
}

extension ModelError {
  var german: String {
    switch self {
    case .unreachable(let absence): absence.german
    case .tooSlow: "Das Modell hat zu lange gebraucht."
    case .key: "Prüf den Schlüssel; der Anbieter nimmt ihn nicht an."
    case .billing:
      "Prüf dein Konto beim Anbieter; er verlangt eine Zahlung, oder ein Limit dort ist erreicht."
    case .forbidden:
      "Nimm einen anderen Schlüssel; der Anbieter erlaubt das mit diesem nicht."
    case .unknownModel(let model):
      "Wähl ein anderes Modell; der Anbieter hat kein Modell „\(model)“."
    case .badRequest(let reason): "Der Anbieter lehnt die Anfrage ab („\(reason)“)."
    case .tooLarge: "Die Anfrage ist zu lang für das Modell."
    case .limited:
      "Versuch es später noch einmal; der Anbieter bekommt gerade zu viele Anfragen."
    case .overloaded: "Versuch es später noch einmal; der Anbieter ist überlastet."
    case .server(let status):
      "Versuch es später noch einmal; beim Anbieter ist etwas schiefgegangen (\(status))."
    case .refused(let reason):
      "Das Modell will darauf nicht antworten" + (reason.isEmpty ? "." : " („\(reason)“).")
    case .unreadable(let reason): "Die Antwort des Anbieters lässt sich nicht lesen („\(reason)“)."
    case .declined(let reason, _, _): "Der Proxy meldet: „\(reason)“."
    case .redirected:
      "Gib die richtige Adresse an; der Anbieter schickt die Anfrage woandershin."
    }
  }
}

extension ModelError.Absence {
  var german: String {
    switch self {
    case .network(let refusal): refusal.words(in: .german)
    case .address(let refusal): refusal.words(in: .german)
    case .nothingSent, .ownModel, .ownModelNotLoaded:
      "Prüf die Adresse des Modells, und ob sein Server läuft; er ist nicht erreichbar."
    }
  }
}

extension ModelOutcome {
  var german: String {
    switch self {
    case .sent: "gesendet"
    case .answered: "beantwortet"
    case .accepted: "verwendet"
    case .repaired: "nach einer Korrektur verwendet"
    case .filled: "zum Teil verwendet"
    case .fallback: "nicht verwendet"
    case .notUsable: "nicht verwendbar"
    }
  }
}

extension ModelProblem.Withholding {
  var german: String {
    switch self {
    case .noModel: "Es ist kein Modell eingerichtet."
    case .overBudget: "Das Budget für Modelle ist aufgebraucht."
    case .unusableRelay: "Die Antwort des Proxys hat die Prüfung nicht bestanden."
    case .emptyProxy: "Der Proxy hat kein Modell."
    case .byRules: "Darauf antworten Regeln."
    case .planned:
      "Die Abschnitte eines geplanten Laufs sagen schon alles; kein Modell wird gefragt."
    }
  }
}

extension ModelProblem.Part {
  var german: String {
    switch self {
    case .line(let number): "Zeile \(number)"
    case .sentence(let number): "Satz \(number)"
    case .title: "Titel"
    case .reason: "Grund"
    case .text(let words): "„\(words)“"
    }
  }
}

extension ModelProblem.Form {
  var german: String {
    switch self {
    case .noObject, .unreadable, .noList: "Die Antwort des Modells hat nicht die verlangte Form."
    case .endless: "Die Antwort des Modells ist unvollständig."
    case .cutOff: "Die Antwort wurde bei ihrer größten Länge abgeschnitten."
    case .noReply: "Die Antwort des Modells hat keinen Text."
    case .noSentences, .noLines: "Das Modell hat keine Sätze geschrieben."
    case .brokenLine: "Ein Satz braucht einen Auslöser und einen Text."
    case .brokenSentence: "Dem Text des Modells fehlt eine Zahl."
    case .brokenSummary: "Dem Text des Modells fehlt ein Teil."
    case .brokenWorkout: "Der Antwort des Modells fehlt der Titel, der Grund oder der Ablauf."
    case .brokenSection: "Jeder Abschnitt braucht eine Überschrift und Schritte."
    }
  }
}

extension ModelProblem.Manner {
  var german: String {
    switch self {
    case .empty: "Die Antwort des Modells sagt nichts."
    case .manySentences: "Der Text des Modells hat mehr als drei Sätze."
    case .overfull(let count, let most):
      "Der Text des Modells hat \(count) Sätze, mehr als \(most)."
    case .wordy(let count, let most): "Der Text des Modells hat \(count) Wörter, mehr als \(most)."
    case .long: "Der Text des Modells ist zu lang."
    case .letters(let count, let range):
      "Der Satz hat \(count) Zeichen; erlaubt sind \(range.lowerBound) bis \(range.upperBound)."
    case .slow(let seconds):
      "Der Satz ist zu lang; eine Stimme braucht dafür mehr als \(seconds) Sekunden."
    case .placeholders: "Der Text des Modells hat Platzhalter, wo Zahlen stehen sollten."
    case .unknownPlaceholder(let name):
      "Das Modell nennt einen Platzhalter, den es nicht gibt: {\(name)}."
    case .ellipsis: "Im Text des Modells steht „...“, wo Wörter stehen sollten."
    case .sign(let sign): "Im Text des Modells steht das Zeichen \(sign)."
    case .address: "Im Text des Modells steht eine Adresse."
    case .unfit(let words), .aside(let words):
      "Das Modell sagt „\(words)“; so spricht kein Coach."
    case .ofRunner(let words):
      "Das Modell sagt „\(words)“; das könntest du sagen, nicht dein Coach."
    case .ofItself: "Das Modell spricht von sich, nicht von dir."
    case .swearing(let word): "Das Modell flucht: „\(word)“."
    case .echo: "Der Text des Modells wiederholt nur die Frage."
    case .again: "Das Modell sagt fast dasselbe wie eben."
    case .alike: "Der Text des Modells sagt zweimal fast dasselbe."
    case .twice: "Der Text des Modells sagt zweimal dasselbe."
    case .copied: "Das Modell hat seine Anweisungen abgeschrieben."
    case .plan: "Das Modell wiederholt nur den Plan."
    }
  }
}

extension ModelProblem.Untruth {
  var german: String {
    switch self {
    case .figure(let figure): "Die Zahl „\(figure)“ steht nicht in deinen Daten."
    case .otherDay(let figure):
      "Die Zahl „\(figure)“ ist von einem anderen Tag oder einer anderen Woche."
    case .unplanned(let figure): "Die Zahl „\(figure)“ steht nicht im Plan."
    case .unsaid(let figure): "Die Zahl „\(figure)“ steht nicht im Satz."
    case .name(let name), .stranger(let name): "Der Name „\(name)“ steht nicht in deinen Daten."
    case .praise(let word): "Dass etwas „\(word)“ ist, zeigen deine Daten nicht."
    case .week: "Von dieser Woche gibt es keine Daten."
    case .date(let day, let month): "Vom \(day).\(month). gibt es keine Daten."
    case .month(let month): "Vom Monat \(month) gibt es keine Daten."
    case .weekday: "Von diesem Wochentag gibt es keine Daten."
    case .day(let day): "Vom \(day.text) gibt es keine Daten."
    case .misplaced(let words, _): "Das Modell sagt „\(words)“, wo es nicht stimmt."
    case .contradicted(let words, let witness): "Das Modell sagt „\(words)“\(witness.german)"
    }
  }
}

extension ModelProblem.Witness {
  var german: String {
    switch self {
    case .facts: "; deine Daten zeigen etwas anderes."
    case .silence: "; in deinen Daten steht das nicht."
    case .noOtherRuns: "; von anderen Läufen weiß es nichts."
    case .earlierRuns: "; deine früheren Läufe zeigen etwas anderes."
    case .weeks: "; die Zahlen der Wochen zeigen etwas anderes."
    case .nowhere: ", ohne zu wissen, wo du gerade bist."
    case .target: "; dein Zieltempo sagt etwas anderes."
    case .otherPart: " und verwechselt, was hinter dir und was vor dir liegt."
    case .moment: ", wo es nicht stimmt."
    }
  }
}

extension ModelProblem.Staging {
  var german: String {
    switch self {
    case .noStart: "Am Anfang, in den ersten 60 Sekunden, wird nichts gesagt."
    case .noFinish:
      "Vor dem Ziel, auf dem letzten Kilometer oder Zehntel, wird nichts gesagt."
    case .hole(let from, let to): "Zwischen \(from) m und \(to) m wird nichts gesagt."
    case .alike(let later, let earlier):
      "Zeile \(later) sagt fast dasselbe wie Zeile \(earlier)."
    case .like(let name): "Der Satz sagt fast dasselbe wie \(name)."
    case .neverSaid(let count, let names):
      "\(count) Sätze kommen nie vor (\(names.joined(separator: ", ")))."
    case .unreached(let name): "\(name): Kein Probelauf kommt bis dorthin."
    case .noMoment(let name): "\(name): In keinem Probelauf gibt es diesen Moment."
    case .talksOver: "Der Satz fällt einem Hinweis zu Sicherheit oder Verpflegung ins Wort."
    case .crowded(let run, let tenths):
      "Probelauf „\(run.german)“: \(tenths / 10).\(tenths % 10) Sätze pro Kilometer sind zu viele;"
        + " höchstens 4 passen."
    case .empty(let run, let meters):
      "Probelauf „\(run.german)“: \(meters) m lang wird nichts gesagt."
    case .silent(let run, let seconds):
      "Probelauf „\(run.german)“: \(seconds) s lang wird nichts gesagt."
    }
  }
}

extension RehearsalKind {
  var german: String {
    switch self {
    case .planned: "wie geplant"
    case .even: "gleichmäßig"
    case .fading: "zu schnell, dann langsamer"
    case .careful: "vorsichtig"
    case .recording(let name): name
    }
  }
}

extension ModelProblem.Planning {
  var german: String {
    switch self {
    case .noSteps: "Das Workout hat keine Schritte."
    case .letters(let part, let count, let range):
      "\(part.german): \(count) Zeichen; erlaubt sind \(range.lowerBound) bis \(range.upperBound)."
    case .unclear(let step): "„\(step)“ ist nicht zu verstehen."
    case .unknown(let exercise): "Die Übung „\(exercise)“ gibt es hier nicht."
    case .unwanted(let exercise): "Du wolltest \(exercise) weglassen."
    case .noWeight(let exercise): "Für \(exercise) steht in deinem Protokoll noch kein Gewicht."
    case .heavy(let exercise, let kilograms, let most):
      "\(exercise) mit \(kilograms) kg ist mehr, als in deinem Protokoll steht (\(most) kg)."
    case .lacks(let equipment):
      "Das Workout braucht \(equipment.joined(separator: ", ")); das hast du nicht dabei."
    case .minutes(let minutes, let wanted):
      "Das Workout dauert etwa \(minutes) Minuten, nicht \(wanted)."
    case .place: "Das Workout passt nicht an diesen Ort."
    case .kind: "Das Workout ist von einer anderen Art, als du wolltest."
    case .focus(let tags):
      "Das Workout ist für etwas, das du weglassen wolltest (\(tags.joined(separator: ", ")))."
    }
  }
}
