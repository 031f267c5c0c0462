// What a model is told in English of its words, and what a person reads instead; the first that fits.
extension MindProblem {
  static let whole = asking + network + ofWords + ofTruth + ofScripts + ofRehearsals + ofWorkouts

  // What came of asking.
  private static let asking = [
    ("no model is set up", "Es ist kein Modell eingerichtet."),
    ("the budget for models is used up", "Das Budget für Modelle ist aufgebraucht."),
    ("the proxy's answer did not pass", "Die Antwort des Proxys hat die Prüfung nicht bestanden."),
    ("the model took too long", "Das Modell hat zu lange gebraucht."),
    (
      "the answer was cut off at its longest length",
      "Die Antwort wurde bei ihrer größten Länge abgeschnitten."
    ),
    ("rules answer this", "Darauf antworten Regeln."),
    (
      "the steps of a planned run say what there is to say; no model is asked",
      "Die Abschnitte eines geplanten Laufs sagen schon alles; kein Modell wird gefragt."
    ),
    (
      "the provider does not accept the key; check it",
      "Prüf den Schlüssel; der Anbieter nimmt ihn nicht an."
    ),
    (
      "the provider asks for payment, or a spending limit set there is reached",
      "Prüf dein Konto beim Anbieter; er verlangt eine Zahlung, oder ein Limit dort ist erreicht."
    ),
    (
      "the provider does not allow this to the key",
      "Nimm einen anderen Schlüssel; der Anbieter erlaubt das mit diesem nicht."
    ),
    (
      "the provider has no model {}; choose another one",
      "Wähl ein anderes Modell; der Anbieter hat kein Modell „{}“."
    ),
    ("the provider refuses the request: {}", "Der Anbieter lehnt die Anfrage ab („{}“)."),
    ("the request is too long for the model", "Die Anfrage ist zu lang für das Modell."),
    (
      "the provider gets too many requests at the moment",
      "Versuch es später noch einmal; der Anbieter bekommt gerade zu viele Anfragen."
    ),
    (
      "the provider is overloaded",
      "Versuch es später noch einmal; der Anbieter ist überlastet."
    ),
    (
      "the provider failed ({})",
      "Versuch es später noch einmal; beim Anbieter ist etwas schiefgegangen ({})."
    ),
    ("the model refuses to answer", "Das Modell will darauf nicht antworten."),
    ("the model refuses to answer: {}", "Das Modell will darauf nicht antworten („{}“)."),
    (
      "the provider's answer cannot be read: {}",
      "Die Antwort des Anbieters lässt sich nicht lesen („{}“)."
    ),
    ("the proxy says: {}", "Der Proxy meldet: „{}“."),
    (
      "the provider sends the request elsewhere, which we do not follow",
      "Gib die richtige Adresse an; der Anbieter schickt die Anfrage woandershin."
    ),
  ]

  // Why the model's server is not reached.
  private static let network = [
    ("the model's server cannot be reached: " + unreachable(.english), unreachable(.german)),
    (
      "the model's server cannot be reached: "
        + NetworkRefusal.unreachable("{}", .noName).words(in: .english),
      NetworkRefusal.unreachable("{}", .noName).words(in: .german)
    ),
    (
      "the model's server cannot be reached: {}",
      "Prüf die Adresse des Modells, und ob sein Server läuft; er ist nicht erreichbar."
    ),
  ]

  private static func unreachable(_ language: Language) -> String {
    NetworkRefusal.unreachable("{}", .refused).words(in: language)
  }

  // How something is said.
  private static let ofWords = [
    (
      "there is no JSON object in the answer",
      "Die Antwort des Modells hat nicht die verlangte Form."
    ),
    ("the JSON cannot be read: {}", "Die Antwort des Modells hat nicht die verlangte Form."),
    ("the JSON has no end", "Die Antwort des Modells ist unvollständig."),
    ("there is no \"reply\"", "Die Antwort des Modells hat keinen Text."),
    ("there are no sentences", "Das Modell hat keine Sätze geschrieben."),
    ("there is no list \"lines\"", "Die Antwort des Modells hat nicht die verlangte Form."),
    ("there is no list \"sentences\"", "Die Antwort des Modells hat nicht die verlangte Form."),
    ("it says nothing", "Die Antwort des Modells sagt nichts."),
    ("it has more than three sentences", "Der Text des Modells hat mehr als drei Sätze."),
    ("it has {} words, more than {}", "Der Text des Modells hat {} Wörter, mehr als {}."),
    (
      "there are {} sentences, more than {}",
      "Der Text des Modells hat {} Sätze, mehr als {}."
    ),
    ("it is too long", "Der Text des Modells ist zu lang."),
    (
      "write figures, not placeholders",
      "Der Text des Modells hat Platzhalter, wo Zahlen stehen sollten."
    ),
    ("it only repeats the question", "Der Text des Modells wiederholt nur die Frage."),
    (
      "you said nearly the same a moment ago",
      "Das Modell sagt fast dasselbe wie eben."
    ),
    (
      "it says nearly the same as another one",
      "Der Text des Modells sagt zweimal fast dasselbe."
    ),
    ("it says twice: {}", "Der Text des Modells sagt zweimal dasselbe."),
    (
      "it has a placeholder \"...\" in place of words",
      "Im Text des Modells steht „...“, wo Wörter stehen sollten."
    ),
    (
      "it has the sign {}; write plain words",
      "Im Text des Modells steht das Zeichen {}."
    ),
    ("it has an address", "Im Text des Modells steht eine Adresse."),
    (
      "it says \"{}\", which a coach does not say",
      "Das Modell sagt „{}“; so spricht kein Coach."
    ),
    (
      "it says \"{}\", which a coach does not say to a runner",
      "Das Modell sagt „{}“; so spricht kein Coach."
    ),
    (
      "it says \"{}\", which the runner may say; speak to the runner",
      "Das Modell sagt „{}“; das könntest du sagen, nicht dein Coach."
    ),
    (
      "it says \"I\"; speak to the runner",
      "Das Modell spricht von sich, nicht von dir."
    ),
    ("it swears: \"{}\"", "Das Modell flucht: „{}“."),
    ("{} is no placeholder", "Das Modell nennt einen Platzhalter, den es nicht gibt: {}."),
    ("it is copied from the rules", "Das Modell hat seine Anweisungen abgeschrieben."),
    ("it only repeats the plan", "Das Modell wiederholt nur den Plan."),
  ]

  // What is said and is not so.
  private static let ofTruth = [
    (
      "the figure \"{}\" does not stand in the facts",
      "Die Zahl „{}“ steht nicht in deinen Daten."
    ),
    (
      "the figure \"{}\" is not of that day or week",
      "Die Zahl „{}“ ist von einem anderen Tag oder einer anderen Woche."
    ),
    (
      "the figure \"{}\" is not the plan's; use a placeholder",
      "Die Zahl „{}“ steht nicht im Plan."
    ),
    (
      "the figure \"{}\" does not stand in the sentence",
      "Die Zahl „{}“ steht nicht im Satz."
    ),
    (
      "the name \"{}\" does not stand in the facts",
      "Der Name „{}“ steht nicht in deinen Daten."
    ),
    ("no fact has the name \"{}\"", "Der Name „{}“ steht nicht in deinen Daten."),
    ("no fact says \"{}\" of that", "Dass etwas „{}“ ist, zeigen deine Daten nicht."),
    ("no fact is of that week", "Von dieser Woche gibt es keine Daten."),
    ("no fact is of day {} of month {}", "Vom {}.{}. gibt es keine Daten."),
    ("no fact is of month {}", "Vom Monat {} gibt es keine Daten."),
    ("no fact is of a {}", "Von diesem Wochentag gibt es keine Daten."),
    ("no fact is of {}", "Vom {} gibt es keine Daten."),
    (
      "it says \"{}\", and the facts say otherwise",
      "Das Modell sagt „{}“; deine Daten zeigen etwas anderes."
    ),
    (
      "it says \"{}\", and no fact is of other runs",
      "Das Modell sagt „{}“; von anderen Läufen weiß es nichts."
    ),
    (
      "it says \"{}\", and the earlier runs say otherwise",
      "Das Modell sagt „{}“; deine früheren Läufe zeigen etwas anderes."
    ),
    (
      "it says \"{}\", and the figures of the weeks say otherwise",
      "Das Modell sagt „{}“; die Zahlen der Wochen zeigen etwas anderes."
    ),
    (
      "it says \"{}\", and nothing says where the run stands",
      "Das Modell sagt „{}“, ohne zu wissen, wo du gerade bist."
    ),
    (
      "it says \"{}\", and the target pace says otherwise",
      "Das Modell sagt „{}“; dein Zieltempo sagt etwas anderes."
    ),
    (
      "it says \"{}\", which is the other part of the way",
      "Das Modell sagt „{}“ und verwechselt, was hinter dir und was vor dir liegt."
    ),
    (
      "it says \"{}\", which the facts do not",
      "Das Modell sagt „{}“; in deinen Daten steht das nicht."
    ),
    (
      "it says \"{}\" where that is not so",
      "Das Modell sagt „{}“, wo es nicht stimmt."
    ),
    (
      "it says \"{}\" at {}",
      "Das Modell sagt „{}“, wo es nicht stimmt."
    ),
  ]

  // What is wrong with a script.
  private static let ofScripts = [
    (
      "a voice needs more than 12 seconds for it; shorten it",
      "Der Satz ist zu lang; eine Stimme braucht dafür mehr als 12 Sekunden."
    ),
    (
      "it has {} letters, expected 3 to 220",
      "Der Satz hat {} Zeichen; erlaubt sind 3 bis 220."
    ),
    ("there are no lines", "Das Modell hat keine Sätze geschrieben."),
    ("it needs \"when\" and \"text\"", "Ein Satz braucht einen Auslöser und einen Text."),
    (
      "nothing is said between {} m and {} m; write a line there",
      "Zwischen {} m und {} m wird nichts gesagt."
    ),
    (
      "there is no line at the start, within the first 60 seconds",
      "Am Anfang, in den ersten 60 Sekunden, wird nichts gesagt."
    ),
    (
      "there is no line towards the finish, within the last kilometer or the last tenth",
      "Vor dem Ziel, auf dem letzten Kilometer oder Zehntel, wird nichts gesagt."
    ),
    (
      "{} of its lines are never said: {}",
      "{} Sätze kommen nie vor ({})."
    ),
    ("{}: no rehearsal gets to it", "{}: Kein Probelauf kommt bis dorthin."),
    ("{}: no rehearsal has its moment", "{}: In keinem Probelauf gibt es diesen Moment."),
    (
      "it talks over a word about safety or food",
      "Der Satz fällt einem Hinweis zu Sicherheit oder Verpflegung ins Wort."
    ),
    ("it says nearly the same as {}", "Der Satz sagt fast dasselbe wie {}."),
    (
      "line {} says nearly the same as line {}",
      "Zeile {} sagt fast dasselbe wie Zeile {}."
    ),
  ]

  // What is wrong with a workout.
  private static let ofWorkouts = [
    (
      "\"title\", \"why\" and \"sections\" are needed",
      "Der Antwort des Modells fehlt der Titel, der Grund oder der Ablauf."
    ),
    (
      "each section needs a \"heading\" and \"steps\"",
      "Jeder Abschnitt braucht eine Überschrift und Schritte."
    ),
    (
      "\"summary\", \"went_well\" and \"to_try\" need a sentence each",
      "Dem Text des Modells fehlt ein Teil."
    ),
    ("{}: it needs \"text\" and \"figure\"", "Dem Text des Modells fehlt eine Zahl."),
    ("{} has {} letters, expected {} to {}", "{} hat {} Zeichen; erlaubt sind {} bis {}."),
    ("there are no steps", "Das Workout hat keine Schritte."),
    ("\"{}\" is not understood", "„{}“ ist nicht zu verstehen."),
    ("\"{}\" is not in the list of exercises", "Die Übung „{}“ gibt es hier nicht."),
    ("{} is to be left out", "Du wolltest {} weglassen."),
    (
      "the log shows no weight of {}; write @ RPE",
      "Für {} steht in deinem Protokoll noch kein Gewicht."
    ),
    (
      "{} with {} kg is more than the log shows, {} kg",
      "{} mit {} kg ist mehr, als in deinem Protokoll steht ({} kg)."
    ),
    ("it needs {}, which is not there", "Das Workout braucht {}; das hast du nicht dabei."),
    (
      "it takes about {} minutes, not {}",
      "Das Workout dauert etwa {} Minuten, nicht {}."
    ),
    (
      "it needs a place such as {}, not {}",
      "Das Workout passt nicht an diesen Ort."
    ),
    (
      "it is {}, which was not asked for", "Das Workout ist von einer anderen Art, als du wolltest."
    ),
    ("it is for {}, to be left out", "Das Workout ist für etwas, das du weglassen wolltest ({})."),
  ]

  // One line of several: what is wrong with it is a sentence of its own.
  static let lines = [
    ("line {}: on a rehearsal, {}", "Zeile {}, beim Probelauf: {}"),
    ("line {}: {}", "Zeile {}: {}"),
    ("sentence {}: {}", "Satz {}: {}"),
    ("the title: {}", "Titel: {}"),
    ("\"why\": {}", "Grund: {}"),
    ("\"{}\": {}", "„{}“: {}"),
  ]

  // What a rehearsal shows.
  private static let ofRehearsals = ["as planned", "even", "too fast, then fading", "careful"]
    .flatMap { name in
      let (english, german) = ("on the run \"\(name)\" ", "Probelauf „\(run(name, in: .german))“: ")
      return [
        (
          english + "there are {} lines per km, more than 4",
          german + "{} Sätze pro Kilometer sind zu viele; höchstens 4 passen."
        ),
        (english + "nothing is said for {} m", german + "{} m lang wird nichts gesagt."),
        (english + "nothing is said for {} s", german + "{} s lang wird nichts gesagt."),
      ]
    }
}
