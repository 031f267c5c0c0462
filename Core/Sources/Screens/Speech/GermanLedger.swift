/// The German of what the ledger says: decisions, reasons, and the names of what was looked at.
enum GermanLedger {
  /// By the English words.
  static let words: [String: String] = [
    "said": "gesagt",
    "held back": "zurückgehalten",
    "dropped": "verworfen",
    "finished": "zu Ende",
    "interrupted": "unterbrochen",
    "muted": "stumm",
    "not heard": "nicht gehört",
    "not confirmed": "nicht bestätigt",
    "never due": "nie fällig",
    "done": "getan",
    "left alone": "gelassen",
    "It did so without a word.": "Er tat es ohne ein Wort.",
    "It said nothing: so far the stop may be a red light.":
      "Er sagte nichts: Bis jetzt kann es eine rote Ampel sein.",
    "It said nothing: you run and walk in turns.":
      "Er sagte nichts: Du läufst und gehst im Wechsel.",
    "It said nothing: it had just spoken of the same.":
      "Er sagte nichts: Davon hatte er gerade gesprochen.",
    "It said nothing: it had said so often enough on this run.":
      "Er sagte nichts: Das hatte er auf diesem Lauf oft genug gesagt.",
    "It keeps quiet: you have reached your goal, and the rest is yours.":
      "Er ist still: Du hast dein Ziel erreicht, der Rest gehört dir.",
    "It waited its turn: one line in 30 seconds, and never two at once.":
      "Der Satz wartete, bis er dran war: einer in 30 Sekunden, nie zwei zugleich.",
    "It waited because you were not running.": "Der Satz wartete, weil du nicht liefst.",
    "Skipped: by the time its turn came it would have been stale.":
      "Ausgelassen: Als der Satz dran war, war er nicht mehr aktuell.",
    "Skipped: by the time its turn came it was no longer true.":
      "Ausgelassen: Als der Satz dran war, stimmte er nicht mehr.",
    "Skipped: a newer one of its kind took its place.":
      "Ausgelassen: Ein neuerer Satz derselben Art trat an seine Stelle.",
    "Skipped: you had muted the coach.": "Ausgelassen: Du hattest den Coach stumm geschaltet.",
    "Skipped: no line fits what is true now.":
      "Ausgelassen: Kein Satz passt zu dem, was jetzt stimmt.",
    "Skipped: the run was over before its turn came.":
      "Ausgelassen: Der Lauf war vorbei, bevor der Satz dran war.",
    "your fuel was gone, and that was no time for praise or talk.":
      "Deine Energie war aufgebraucht, da passt kein Lob und kein Plaudern.",
    "your heart rate was too high for praise or talk.":
      "Dein Puls war zu hoch für Lob oder Plaudern.",
    "you had stopped, and nobody knew why.":
      "Du warst stehen geblieben, und niemand wusste, warum.",
    "your pace had fallen far, and that was no time for praise or talk.":
      "Deine Pace war weit gefallen, da passt kein Lob und kein Plaudern.",
    "The run ended first.": "Der Lauf war vorher zu Ende.",
    "It needs a goal, and the run had none.":
      "Der Satz braucht ein Ziel, und der Lauf hatte keines.",
    "It counts back from the goal by half of the run or more.":
      "Der Satz zählt vom Ziel um die Hälfte des Laufs oder mehr zurück.",
    "What it waits for never happened.": "Worauf der Satz wartet, ist nie geschehen.",
    "What it waits for never lasted a minute with a trusted heart rate.":
      "Worauf der Satz wartet, hielt nie eine Minute mit sicherem Puls.",
    "It was said to its end.": "Der Satz wurde zu Ende gesagt.",
    "A call or your own voice cut it off.":
      "Ein Anruf oder deine eigene Stimme unterbrach ihn.",
    "A line for your safety took its place.":
      "Ein Satz für deine Sicherheit trat an seine Stelle.",
    "You muted the coach in the middle of it.":
      "Du hast den Coach mittendrin stumm geschaltet.",
    "It waited too long for the voice and would have been stale.":
      "Der Satz wartete zu lange auf die Stimme und war nicht mehr aktuell.",
    "The sound could not be played.": "Der Ton ließ sich nicht abspielen.",
    "Nothing confirmed that its sound had ended.":
      "Nichts bestätigte, dass der Ton zu Ende war.",
    "something for your safety": "etwas für deine Sicherheit",
    "word of a sensor": "die Meldung eines Sensors",
    "word of a step": "die Ansage eines Schritts",
    "a countdown": "ein Countdown",
    "a race-critical line": "ein Satz, der für das Rennen zählt",
    "fuel": "die Verpflegung",
    "advice": "ein Rat",
    "a split": "eine Zwischenzeit",
    "banter": "Plaudern",
    "You asked, and this is the answer.": "Du hast gefragt, und das ist die Antwort.",
    "Your cue scheme asked for it.": "Deine Ansagen sehen es vor.",
    "It had been quiet for long.": "Es war lange still gewesen.",
    "The script asked for it.": "Das Skript sieht es vor.",
    "The workout's clock asked for it.": "Die Uhr des Workouts sieht es vor.",
    "unknown": "unbekannt",
    "yes": "ja",
    "no": "nein",
    "You began clearly faster than planned.":
      "Du hast deutlich schneller begonnen als geplant.",
    "Your pace fell by more than a good runner's allowance, and stayed there.":
      "Deine Pace fiel stärker als bei guten Läufern üblich und blieb dort.",
    "You lost a lot of pace at once, late in a long run.":
      "Du hast spät in einem langen Lauf auf einmal viel Tempo verloren.",
    "Heart rate and pace fell together, as when fuel runs out.":
      "Puls und Pace fielen zusammen, wie wenn die Energie ausgeht.",
    "Your heart rate rose while your pace fell.": "Dein Puls stieg, während deine Pace fiel.",
    "The same pace costs you more heartbeats than it did.":
      "Dieselbe Pace kostet dich mehr Herzschläge als vorher.",
    "You alternate between running and walking.": "Du wechselst zwischen Laufen und Gehen.",
    "It is time for the next carbohydrate.": "Es ist Zeit für die nächsten Kohlenhydrate.",
    "You are behind the plan, and catching up would cost too much.":
      "Du liegst hinter dem Plan, und Aufholen würde zu viel kosten.",
    "At this pace the second half will be clearly slower than the first.":
      "Mit dieser Pace wird die zweite Hälfte deutlich langsamer als die erste.",
    "Your pace swings more than it should.": "Deine Pace schwankt mehr, als sie sollte.",
    "You are a little behind, with enough left to win it back gently.":
      "Du liegst etwas zurück und hast genug Zeit, es sanft aufzuholen.",
    "You are ahead of the plan, and steady.": "Du liegst vor dem Plan und läufst gleichmäßig.",
    "The end is near and you have something left.":
      "Das Ziel ist nah, und du hast noch etwas übrig.",
    "Your heart rate has been close to its highest for minutes.":
      "Dein Puls liegt seit Minuten nah an deinem höchsten.",
    "You stood, and nobody knew why.": "Du standest, und niemand wusste, warum.",
    "You had stood for minutes.": "Du standest seit Minuten.",
    "You ran again after a stop.": "Du bist nach einem Halt wieder gelaufen.",
    "You reached your goal.": "Du hast dein Ziel erreicht.",
    "Your goal was a minute or two back.": "Dein Ziel lag ein, zwei Minuten zurück.",
    "You ran on after your goal.": "Du bist nach deinem Ziel weitergelaufen.",
    "For four minutes you were at least 15 % slower than usual on this run.":
      "Vier Minuten lang warst du mindestens 15 % langsamer als sonst auf diesem Lauf.",
    "The last three minutes were faster than your target pace.":
      "Die letzten drei Minuten waren schneller als deine Zielpace.",
    "The last three minutes were slower than your target pace.":
      "Die letzten drei Minuten waren langsamer als deine Zielpace.",
    "You held your target pace for minutes.": "Du hast deine Zielpace minutenlang gehalten.",
    "Something was wrong and was not over yet.":
      "Etwas stimmte nicht und war noch nicht vorbei.",
    "What had been wrong was over.": "Was nicht stimmte, war vorbei.",
    "No position has come for ten seconds.": "Seit zehn Sekunden kommt keine Position.",
    "Positions come again.": "Es kommen wieder Positionen.",
    "No heart rate has come for fifteen seconds.": "Seit fünfzehn Sekunden kommt kein Puls.",
    "The heart rate comes again.": "Der Puls kommt wieder.",
    "Nothing has come from the watch for ten seconds.":
      "Seit zehn Sekunden kommt nichts von der Uhr.",
    "The watch is heard again.": "Die Uhr meldet sich wieder.",
    "The heart rate is the same as the cadence and changes with it.":
      "Der Puls ist gleich der Kadenz und ändert sich mit ihr.",
    "The page is hidden, and a browser gives a hidden page no positions.":
      "Die Seite ist verdeckt, und einer verdeckten Seite gibt der Browser keine Positionen.",
    "Nothing has come from the foot pod for five seconds.":
      "Seit fünf Sekunden kommt nichts vom Footpod.",
    "The foot pod is heard again.": "Der Footpod meldet sich wieder.",
    "The session was cut off and goes on.": "Der Lauf war unterbrochen und geht weiter.",
    "Positions were lost three times in ten minutes.":
      "In zehn Minuten gingen dreimal die Positionen verloren.",
    "The heart rate was lost three times in ten minutes.":
      "In zehn Minuten ging dreimal der Puls verloren.",
    "A split was passed where no position came.":
      "Eine Zwischenzeit lag dort, wo keine Position kam.",
    "A step of the plan began.": "Ein Schritt des Plans begann.",
    "The next step of work was about to begin.": "Der nächste Belastungsschritt stand bevor.",
    "A step was about to end.": "Ein Schritt ging zu Ende.",
    "Half of a long step was done.": "Die Hälfte eines langen Schritts war geschafft.",
    "A step of work ended.": "Ein Belastungsschritt war zu Ende.",
    "You were above the band for twenty seconds.":
      "Du warst zwanzig Sekunden lang über dem Zielbereich.",
    "You were below the band for twenty seconds.":
      "Du warst zwanzig Sekunden lang unter dem Zielbereich.",
    "No signal came, and the step goes on by the plan's pace.":
      "Es kam kein Signal, und der Schritt läuft nach der Pace des Plans weiter.",
    "All steps of the plan were done.": "Alle Schritte des Plans waren geschafft.",
    "You passed a mark, and a rival is in your plan.":
      "Du hast eine Marke passiert, und dein Plan hat einen Rivalen.",
    "You took the lead from your rival by three seconds.":
      "Du hast deinen Rivalen mit drei Sekunden überholt.",
    "Your rival took the lead by three seconds.":
      "Dein Rivale hat dich mit drei Sekunden überholt.",
    "You have run the distance of your rival.": "Du bist die Distanz deines Rivalen gelaufen.",
    "average pace": "Pace im Schnitt",
    "heart rate drift": "Pulsdrift",
    "distance": "Distanz",
    "faster than planned by": "schneller als geplant um",
    "carbohydrate": "Kohlenhydrate",
    "heart rate": "Puls",
    "heart rate, last minute": "Puls, letzte Minute",
    "heart rate, last 30 s": "Puls, letzte 30 s",
    "heart rate, last 3 min": "Puls, letzte 3 min",
    "heart rate before": "Puls vorher",
    "heart rate trend, bpm per min": "Pulstrend, Schläge je min",
    "ahead of plan by": "vor dem Plan um",
    "slower by": "langsamer um",
    "max heart rate": "Maximalpuls",
    "average walk": "Gehpause im Schnitt",
    "until the next": "bis zum nächsten",
    "pace, last 100 s": "Pace, letzte 100 s",
    "pace, last 10 min": "Pace, letzte 10 min",
    "pace, last 2 min": "Pace, letzte 2 min",
    "pace, last 3 min": "Pace, letzte 3 min",
    "pace, last 4 min": "Pace, letzte 4 min",
    "pace, last 5 min": "Pace, letzte 5 min",
    "pace, last 90 s": "Pace, letzte 90 s",
    "pace before": "Pace vorher",
    "pace swings by": "Pace schwankt um",
    "second half slower by": "zweite Hälfte langsamer um",
    "distance to go": "noch zu laufen",
    "pace needed": "nötige Pace",
    "ahead by": "voraus um",
    "behind by": "zurück um",
    "time up there": "Zeit dort oben",
    "time standing": "Zeit im Stehen",
    "target pace": "Zielpace",
    "usual pace": "übliche Pace",
    "walk breaks": "Gehpausen",
    "current pace": "aktuelle Pace",
    "heart rate zone": "Pulszone",
    "cadence": "Kadenz",
    "hour of the day": "Stunde des Tages",
    "time": "Zeit",
    "target pace through pace": "Zielpace durch Pace",
    "and": "und",
    "or": "oder",
    "not": "nicht",
    "above": "über",
    "at least": "mindestens",
    "below": "unter",
    "at most": "höchstens",
    "is": "ist",
    "is not": "ist nicht",
    "Nothing": "Nichts",
    // What lines claim, and when they are meant.
    "first": "erste",
    "second on": "ab der zweiten",
    "last split": "letzte Zwischenzeit",
    "even": "gleichmäßig",
    "equal": "gleich",
    "faster": "schneller",
    "slower": "langsamer",
    "fastest": "schnellste",
    "slowest": "langsamste",
    "on target": "im Ziel",
    "under target": "unter dem Ziel",
    "over target": "über dem Ziel",
    "unbroken split": "Zwischenzeit ohne Halt",
    "steady": "stetig",
    "quicker": "zügiger",
    "easing": "nachlassend",
    "fine": "gut",
    "easy": "locker",
    "hard": "hart",
    "heart": "Puls bekannt",
    "fresh": "frisch",
    "tired": "müde",
    "recovering": "erholt sich",
    "moving": "in Bewegung",
    "unbroken": "ohne Halt",
    "standing": "steht",
    "ahead": "voraus",
    "behind": "zurück",
    "on plan": "im Plan",
    "gaining": "holt auf",
    "losing": "verliert",
    "cushion shrinks": "Polster schrumpft",
    "catching up": "am Aufholen",
    "within reach": "in Reichweite",
    "far behind": "weit zurück",
    "next goal": "nächstes Ziel",
    "uphill": "bergauf",
    "downhill": "bergab",
    "flat": "flach",
    "in band": "im Zielbereich",
    "over band": "über dem Zielbereich",
    "under band": "unter dem Zielbereich",
    "reps ahead": "Wiederholungen offen",
    "one to go": "noch eine",
    "reps done": "Wiederholungen geschafft",
    "early": "früh im Lauf",
    "late": "spät im Lauf",
    "long": "lang",
    "halfway": "zur Hälfte",
    "third left": "noch ein Drittel",
    "morning": "morgens",
    "evening": "abends",
    "night": "nachts",
    "alone": "allein",
    "measured": "gemessen",
    "guessed": "geschätzt",
    "ahead of pace": "schneller als die Zielpace",
    "on pace": "auf Zielpace",
    "behind pace": "langsamer als die Zielpace",
  ]
}

extension Language {
  /// What the ledger says, in this language; words that are nobody's but the author's stay.
  func ledger(_ english: String) -> String {
    self == .german ? GermanLedger.words[english] ?? english : english
  }
}
