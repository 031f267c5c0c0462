import Training

extension SimulatedScenario {
  /// What a German calls the run, and what happens in it.
  var german: (name: String, about: String) {
    switch self {
    case .steady5K: ("Gleichmäßige 5 km", "Gleichmäßige Pace im Ziel, kein Grund zur Sorge.")
    case .steady10K: ("Gleichmäßige 10 km", "Renntempo vom Start bis ins Ziel.")
    case .tooFast10K: ("10 km, zu schnell begonnen", "Die erste Meile ist elf Prozent zu schnell.")
    case .smallFade10K:
      (
        "Gute 10 km mit kleinem Einbruch",
        "Die zweite Hälfte ist 1,5 Prozent langsamer: kein Wort wert."
      )
    case .fade10K: ("10 km mit Einbruch", "Nach der Mitte fällt die Pace deutlich.")
    case .hot15K: ("15 km in der Hitze", "Der Puls steigt, während die Pace fällt.")
    case .drift20K: ("20 km mit Pulsdrift", "Dieselbe Pace kostet immer mehr Herzschläge.")
    case .bonkMarathon:
      (
        "Marathon mit zu wenig Energie",
        "Puls und Pace fallen im letzten Drittel zusammen."
      )
    case .wallMarathon:
      (
        "Marathon mit dem Mann mit dem Hammer",
        "Kurz vor Schluss fällt die Pace plötzlich und bleibt unten."
      )
    case .negativeSplitHalf:
      (
        "Halbmarathon, hinten schneller",
        "Eine geduldige erste Hälfte und eine starke zweite."
      )
    case .runWalk5K: ("5 km laufen und gehen", "Minuten im Lauf und Minuten im Gehen.")
    case .intervals: ("Intervalle", "Einlaufen, Wiederholungen und Pausen.")
    case .unsteady8K: ("Unruhige 8 km", "Die Pace schwankt ohne Grund.")
    case .hilly10K: ("Hügelige 10 km", "Auf und ab, mit gleichmäßiger Anstrengung.")
    case .allOut5K: ("5 km am Anschlag", "Minutenlang nahe am Maximalpuls.")
    case .kick5K: ("5 km mit Endspurt", "Gleichmäßig, und schnell auf dem letzten Stück.")
    case .redLights5K: ("5 km mit roten Ampeln", "Drei Stopps an Ampeln.")
    case .gpsGap5K: ("5 km mit GPS-Lücke", "Einige Minuten ohne Positionen unter Bäumen.")
    case .noStrap5K: ("5 km ohne Puls", "Nur Pace und Distanz.")
    case .strapDropouts10K: ("10 km mit unzuverlässigem Brustgurt", "Der Puls kommt und geht.")
    case .positionsOnly5K:
      (
        "5 km nur mit Positionen",
        "Eine Aufzeichnung ohne eigene Distanz des Geräts."
      )
    case .easyHour: ("Eine lockere Stunde", "Sechzig Minuten ohne Ziel.")
    case .tunnel8K: ("8 km mit Tunnel", "Der dritte Kilometer endet, wo es keine Positionen gibt.")
    case .spikes10K:
      (
        "10 km mit Ausreißern",
        "Einzelne Positionen und Pulswerte liegen weit daneben."
      )
    case .canyon8K: ("8 km zwischen Hochhäusern", "Jede Position liegt um einige Meter daneben.")
    case .treadmill8K:
      (
        "8 km auf dem Laufband",
        "Eine Distanz ohne Positionen, durchweg mit derselben Pace."
      )
    case .trail15K:
      (
        "Hügeliger Trail über 15 km",
        "Lange Anstiege und Abstiege, mit gleichmäßiger Anstrengung."
      )
    case .walkBreaks10K: ("10 km mit Gehpausen", "Neun Minuten laufen, eine gehen.")
    case .redLight10K:
      (
        "10 km mit einer langen roten Ampel",
        "Mehr als zwei Minuten an einer Ampel, auf halbem Weg."
      )
    case .watchPauses8K:
      (
        "8 km mit pausierter Uhr",
        "Die Uhr wird dreimal angehalten, einmal lange."
      )
    case .longStop8K:
      (
        "8 km mit langem Stopp",
        "Fast sieben Minuten Stehen, während die Uhr läuft."
      )
    case .stoppedMarathon:
      (
        "Marathon, der bei Kilometer 38 stehen bleibt",
        "Im Plan bis zum abrupten Stopp, dann langsam nach Hause."
      )
    case .marathon: ("Marathon nach Plan", "Gleichmäßige Pace bis ins Ziel.")
    case .repeats800:
      (
        "Sechsmal 800 m",
        "Einlaufen, sechs schnelle Wiederholungen mit lockeren Pausen."
      )
    case .slow5K: ("Langsame 5 km", "Neun Minuten pro Kilometer, gleichmäßig.")
    case .fast10K: ("Schnelle 10 km", "Drei Minuten pro Kilometer, gleichmäßig.")
    case .short1500: ("Ein kurzer Lauf", "Vorbei, bevor sich viel sagen lässt.")
    case .ultra50K: ("Ultralauf über 50 km", "Mehr als fünf Stunden mit gleichmäßiger Pace.")
    case .midnight8K: ("8 km um Mitternacht", "Ein gleichmäßiger Lauf, der abends um elf beginnt.")
    case .raceWon10K:
      (
        "10-km-Rennen, eine Minute unter Plan",
        "Sechs Sekunden pro Kilometer schneller als geplant, bis zum Schluss."
      )
    case .first5K: ("Die ersten 5 km", "Langsam, etwas ungleichmäßig, ohne Brustgurt.")
    }
  }
}
