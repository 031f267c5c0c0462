import Coaching

// What the ledger says in German.

extension CoachRule {
  var german: String {
    switch self {
    case .tooFastEarly: "Du hast deutlich schneller begonnen als geplant."
    case .fade: "Deine Pace fiel stärker als bei guten Läufern üblich und blieb dort."
    case .wall: "Du hast spät in einem langen Lauf auf einmal viel Tempo verloren."
    case .bonk: "Puls und Pace fielen zusammen, wie wenn die Energie ausgeht."
    case .fatigue: "Dein Puls stieg, während deine Pace fiel."
    case .heartRateDrift: "Dieselbe Pace kostet dich mehr Herzschläge als vorher."
    case .runWalk: "Du wechselst zwischen Laufen und Gehen."
    case .fuelWindow: "Es ist Zeit für die nächsten Kohlenhydrate."
    case .behindAndCostly: "Du liegst hinter dem Plan, und Aufholen würde zu viel kosten."
    case .positiveSplitRisk:
      "Mit dieser Pace wird die zweite Hälfte deutlich langsamer als die erste."
    case .volatilePace: "Deine Pace schwankt mehr, als sie sollte."
    case .recoverableDeficit: "Du liegst etwas zurück und hast genug Zeit, es sanft aufzuholen."
    case .surplus: "Du liegst vor dem Plan und läufst gleichmäßig."
    case .finishKick: "Das Ziel ist nah, und du hast noch etwas übrig."
    case .heartRateHigh: "Dein Puls liegt seit Minuten nah an deinem höchsten."
    case .stopped: "Du standest, und niemand wusste, warum."
    case .stillStopped: "Du standest seit Minuten."
    case .resumed: "Du bist nach einem Halt wieder gelaufen."
    case .finished: "Du hast dein Ziel erreicht."
    case .afterFinish: "Dein Ziel lag ein, zwei Minuten zurück."
    case .homeward: "Du bist nach deinem Ziel weitergelaufen."
    case .slowdown:
      "Vier Minuten lang warst du mindestens 15 % langsamer als sonst auf diesem Lauf."
    case .targetFast: "Die letzten drei Minuten waren schneller als deine Zielpace."
    case .targetSlow: "Die letzten drei Minuten waren langsamer als deine Zielpace."
    case .targetHeld: "Du hast deine Zielpace minutenlang gehalten."
    case .checkIn: "Etwas stimmte nicht und war noch nicht vorbei."
    case .recovered: "Was nicht stimmte, war vorbei."
    }
  }
}

extension SensorNotice {
  var german: String {
    switch self {
    case .positionLost: "Seit zehn Sekunden kommt keine Position."
    case .positionFound: "Es kommen wieder Positionen."
    case .heartRateLost: "Seit fünfzehn Sekunden kommt kein Puls."
    case .heartRateFound: "Der Puls kommt wieder."
    case .watchDisconnected: "Seit zehn Sekunden kommt nichts von der Uhr."
    case .watchReconnected: "Die Uhr meldet sich wieder."
    case .heartRateDoubtful: "Der Puls ist gleich der Kadenz und ändert sich mit ihr."
    case .pageHidden:
      "Die Seite ist verdeckt, und einer verdeckten Seite gibt der Browser keine Positionen."
    case .footpodLost: "Seit fünf Sekunden kommt nichts vom Footpod."
    case .footpodFound: "Der Footpod meldet sich wieder."
    case .sessionRestored: "Der Lauf war unterbrochen und geht weiter."
    case .positionFlapping: "In zehn Minuten gingen dreimal die Positionen verloren."
    case .heartRateFlapping: "In zehn Minuten ging dreimal der Puls verloren."
    case .splitPassed: "Eine Zwischenzeit lag dort, wo keine Position kam."
    }
  }
}

extension CourseCue {
  var german: String {
    switch self {
    case .begin, .go, .words: "Ein Schritt des Plans begann."
    case .coming: "Der nächste Belastungsschritt stand bevor."
    case .count: "Ein Schritt ging zu Ende."
    case .halfway: "Die Hälfte eines langen Schritts war geschafft."
    case .result: "Ein Belastungsschritt war zu Ende."
    case .ease: "Du warst zwanzig Sekunden lang über dem Zielbereich."
    case .lift: "Du warst zwanzig Sekunden lang unter dem Zielbereich."
    case .blind: "Es kam kein Signal, und der Schritt läuft nach der Pace des Plans weiter."
    case .finished: "Alle Schritte des Plans waren geschafft."
    case .rivalAhead, .rivalBehind: "Du hast eine Marke passiert, und dein Plan hat einen Rivalen."
    case .rivalTaken: "Du hast deinen Rivalen mit drei Sekunden überholt."
    case .rivalPassed: "Dein Rivale hat dich mit drei Sekunden überholt."
    case .rivalBeaten, .rivalLost: "Du bist die Distanz deines Rivalen gelaufen."
    }
  }
}

extension Decision {
  var german: String {
    switch self {
    case .said: "gesagt"
    case .held: "zurückgehalten"
    case .dropped: "verworfen"
    case .ended(let outcome):
      switch outcome {
      case .finished: "zu Ende"
      case .interrupted, .preempted: "unterbrochen"
      case .muted: "stumm"
      case .expired: "verworfen"
      case .failed: "nicht gehört"
      case .unconfirmed: "nicht bestätigt"
      }
    case .unfired: "nie fällig"
    case .done: "getan"
    case .leftAlone: "gelassen"
    }
  }
}

extension Restraint.Reason {
  var german: String {
    switch self {
    case .shortStop: "Er sagte nichts: Bis jetzt kann es eine rote Ampel sein."
    case .runWalk: "Er sagte nichts: Du läufst und gehst im Wechsel."
    case .alreadySaid: "Er sagte nichts: Davon hatte er gerade gesprochen."
    case .saidEnough: "Er sagte nichts: Das hatte er auf diesem Lauf oft genug gesagt."
    case .goalReached: "Er ist still: Du hast dein Ziel erreicht, der Rest gehört dir."
    }
  }
}

extension Decision.Hold {
  var german: String {
    switch self {
    case .turn: "Der Satz wartete, bis er dran war: einer in 30 Sekunden, nie zwei zugleich."
    case .paused: "Der Satz wartete, weil du nicht liefst."
    case .expecting(let rank):
      "Der Satz wartete, weil in den nächsten fünf Sekunden etwas anderes fällig war: \(rank.german)."
    case .branch(let key):
      "Der Satz wartete: Er ist für „\(BranchName(key).german)“ gedacht, und das war nicht so."
    }
  }
}

extension Decision.Drop {
  var german: String {
    switch self {
    case .expired: "Ausgelassen: Als der Satz dran war, war er nicht mehr aktuell."
    case .noLongerTrue: "Ausgelassen: Als der Satz dran war, stimmte er nicht mehr."
    case .branchInactive(let key):
      "Ausgelassen: Der Satz ist für „\(BranchName(key).german)“ gedacht, und das war nicht so."
    case .replaced: "Ausgelassen: Ein neuerer Satz derselben Art trat an seine Stelle."
    case .muted: "Ausgelassen: Du hattest den Coach stumm geschaltet."
    case .unknown(let placeholder):
      "Ausgelassen: \(placeholder.rawValue.spaced) war da nicht bekannt."
    case .nothingFits: "Ausgelassen: Kein Satz passt zu dem, was jetzt stimmt."
    case .episode(let episode): "Ausgelassen: \(episode.german)"
    case .ended: "Ausgelassen: Der Lauf war vorbei, bevor der Satz dran war."
    }
  }
}

extension Episode {
  var german: String {
    switch self {
    case .bonk: "Deine Energie war aufgebraucht, da passt kein Lob und kein Plaudern."
    case .heartRateHigh: "Dein Puls war zu hoch für Lob oder Plaudern."
    case .stopped: "Du warst stehen geblieben, und niemand wusste, warum."
    case .fade: "Deine Pace war weit gefallen, da passt kein Lob und kein Plaudern."
    }
  }
}

extension Decision.Miss {
  var german: String {
    switch self {
    case .notReached: "Der Lauf war vorher zu Ende."
    case .noGoal: "Der Satz braucht ein Ziel, und der Lauf hatte keines."
    case .goalTooShort: "Der Satz zählt vom Ziel um die Hälfte des Laufs oder mehr zurück."
    case .neverTrue: "Worauf der Satz wartet, ist nie geschehen."
    case .neverKnown(let variables):
      "Dafür war zu wenig bekannt: \(variables.map { $0.german }.joined(separator: ", "))."
    case .tooBrief: "Worauf der Satz wartet, hielt nie eine Minute mit sicherem Puls."
    case .branch(let key):
      "Der Satz ist für „\(BranchName(key).german)“ gedacht, und das war nie so, als er dran war."
    }
  }
}

extension LineOutcome {
  var german: String {
    switch self {
    case .finished: "Der Satz wurde zu Ende gesagt."
    case .interrupted: "Ein Anruf oder deine eigene Stimme unterbrach ihn."
    case .preempted: "Ein Satz für deine Sicherheit trat an seine Stelle."
    case .muted: "Du hast den Coach mittendrin stumm geschaltet."
    case .expired: "Der Satz wartete zu lange auf die Stimme und war nicht mehr aktuell."
    case .failed: "Der Ton ließ sich nicht abspielen."
    case .unconfirmed: "Nichts bestätigte, dass der Ton zu Ende war."
    }
  }
}

extension Rank {
  var german: String {
    switch self {
    case .safety: "etwas für deine Sicherheit"
    case .sensor: "die Meldung eines Sensors"
    case .step: "die Ansage eines Schritts"
    case .countdown: "ein Countdown"
    case .race: "ein Satz, der für das Rennen zählt"
    case .fuel: "die Verpflegung"
    case .coach: "ein Rat"
    case .statistics: "eine Zwischenzeit"
    case .banter: "Plaudern"
    }
  }
}

extension Variable {
  var german: String {
    switch self {
    case .distance: "Distanz"
    case .duration: "Zeit"
    case .currentPace: "aktuelle Pace"
    case .averagePace: "Pace im Schnitt"
    case .targetPace: "Zielpace"
    case .paceRatio: "Zielpace durch Pace"
    case .heartRate: "Puls"
    case .heartRateZone: "Pulszone"
    case .cadence: "Kadenz"
    case .hourOfDay: "Stunde des Tages"
    }
  }
}

extension Claim {
  var german: String {
    switch self {
    case .first: "erste"
    case .secondOn: "ab der zweiten"
    case .lastSplit: "letzte Zwischenzeit"
    case .even: "gleichmäßig"
    case .equal: "gleich"
    case .faster: "schneller"
    case .slower: "langsamer"
    case .fastest: "schnellste"
    case .slowest: "langsamste"
    case .onTarget: "im Ziel"
    case .underTarget: "unter dem Ziel"
    case .overTarget: "über dem Ziel"
    case .unbrokenSplit: "Zwischenzeit ohne Halt"
    case .steady: "stetig"
    case .quicker: "zügiger"
    case .easing: "nachlassend"
    case .fine: "gut"
    case .easy: "locker"
    case .hard: "hart"
    case .heart: "Puls bekannt"
    case .fresh: "frisch"
    case .tired: "müde"
    case .recovering: "erholt sich"
    case .moving: "in Bewegung"
    case .unbroken: "ohne Halt"
    case .standing: "steht"
    case .ahead: "voraus"
    case .behind: "zurück"
    case .onPlan: "im Plan"
    case .gaining: "holt auf"
    case .losing: "verliert"
    case .cushionShrinks: "Polster schrumpft"
    case .catchingUp: "am Aufholen"
    case .withinReach: "in Reichweite"
    case .farBehind: "weit zurück"
    case .nextGoal: "nächstes Ziel"
    case .uphill: "bergauf"
    case .downhill: "bergab"
    case .flat: "flach"
    case .inBand: "im Zielbereich"
    case .overBand: "über dem Zielbereich"
    case .underBand: "unter dem Zielbereich"
    case .repsAhead: "Wiederholungen offen"
    case .oneToGo: "noch eine"
    case .repsDone: "Wiederholungen geschafft"
    case .early: "früh im Lauf"
    case .late: "spät im Lauf"
    case .long: "lang"
    case .halfway: "zur Hälfte"
    case .thirdLeft: "noch ein Drittel"
    case .morning: "morgens"
    case .evening: "abends"
    case .night: "nachts"
    case .alone: "allein"
    case .measured: "gemessen"
    case .guessed: "geschätzt"
    }
  }
}

extension PaceBand {
  var german: String {
    switch self {
    case .ahead: "schneller als die Zielpace"
    case .on: "auf Zielpace"
    case .behind: "langsamer als die Zielpace"
    }
  }
}

extension LedgerWord {
  var german: String {
    switch self {
    case .reply: "Du hast gefragt, und das ist die Antwort."
    case .scheme: "Deine Ansagen sehen es vor."
    case .company: "Es war lange still gewesen."
    case .script: "Das Skript sieht es vor."
    case .clock: "Die Uhr des Workouts sieht es vor."
    case .done: "Er tat es ohne ein Wort."
    case .nothing: "Nichts"
    case .unknown: "unbekannt"
    case .yes: "ja"
    case .no: "nein"
    }
  }
}

extension ConditionSign {
  var german: String {
    switch self {
    case .and: "und"
    case .or: "oder"
    case .not: "nicht"
    case .above: "über"
    case .atLeast: "mindestens"
    case .below: "unter"
    case .atMost: "höchstens"
    case .equal: "ist"
    case .unequal: "ist nicht"
    case .times: "×"
    }
  }
}

extension LedgerFigure {
  var german: String {
    switch self {
    case .averagePace: "Pace im Schnitt"
    case .decouplingPercent: "Pulsdrift"
    case .distance: "Distanz"
    case .excessPercent: "schneller als geplant um"
    case .grams: "Kohlenhydrate"
    case .heartRate: "Puls"
    case .heartRate1min: "Puls, letzte Minute"
    case .heartRate30s: "Puls, letzte 30 s"
    case .heartRate3min: "Puls, letzte 3 min"
    case .heartRateBefore: "Puls vorher"
    case .heartRateSlope: "Pulstrend, Schläge je min"
    case .leadPercent: "vor dem Plan um"
    case .lossPercent: "langsamer um"
    case .maxHeartRate: "Maximalpuls"
    case .meanWalkSeconds: "Gehpause im Schnitt"
    case .minutesToNext: "bis zum nächsten"
    case .pace100s: "Pace, letzte 100 s"
    case .pace10min: "Pace, letzte 10 min"
    case .pace2min: "Pace, letzte 2 min"
    case .pace3min: "Pace, letzte 3 min"
    case .pace4min: "Pace, letzte 4 min"
    case .pace5min: "Pace, letzte 5 min"
    case .pace90s: "Pace, letzte 90 s"
    case .paceBefore: "Pace vorher"
    case .paceVariationPercent: "Pace schwankt um"
    case .projectedSplitPercent: "zweite Hälfte langsamer um"
    case .remaining: "noch zu laufen"
    case .requiredPace: "nötige Pace"
    case .secondsAhead: "voraus um"
    case .secondsBehind: "zurück um"
    case .secondsHigh: "Zeit dort oben"
    case .secondsStood: "Zeit im Stehen"
    case .targetPace: "Zielpace"
    case .usualPace: "übliche Pace"
    case .walks: "Gehpausen"
    }
  }
}
