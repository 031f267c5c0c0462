import Coaching

// What a runner says in German, with umlauts as two letters.
extension CommandGrammar {
  static let germanAlarms = [
    "schwindlig", "schwindelig", "schwindel", "ohnmacht", "ohnmaechtig", "brust", "notfall",
    "notarzt", "krankenwagen", "kollabiere", "brustschmerzen",
  ]

  static let germanCalls = ["hilf mir", "ich brauche hilfe", "hol hilfe", "ruf hilfe"]

  static let germanPains = [
    "weh", "schmerz", "schmerzen", "schmerzt", "verletzt", "verletzung", "umgeknickt", "gezerrt",
    "zerrung", "humple", "taub",
  ]

  static let germanSubjects: [(Meaning, [String])] = [
    (
      .aboutFood,
      [
        "essen", "trinken", "wasser", "durst", "durstig", "hunger", "hungrig", "magen", "salz",
        "zucker", "riegel", "banane",
      ]
    ),
    (
      .aboutBody,
      [
        "krampf", "kraempfe", "seitenstechen", "muede", "erschoepft", "wade", "waden", "knie",
        "knoechel", "fuss", "fuesse", "huefte", "ruecken", "schienbein", "beine", "schwer", "atem",
        "luft", "blase", "blasen", "schulter", "schlecht", "steif",
      ]
    ),
    (
      .aboutPace,
      [
        "tempo", "schnell", "langsam", "schneller", "langsamer", "rueckstand", "vorsprung", "ziel",
        "endspurt",
      ]
    ),
    (
      .aboutWeather,
      [
        "heiss", "warm", "kalt", "regen", "regnet", "sonne", "schnee", "eis", "berg", "huegel",
        "hitze", "wetter", "dunkel", "bergauf", "bergab",
      ]
    ),
  ]

  static let germanWordings: [(Meaning, [String])] = [
    (
      .distance,
      [
        "wie weit", "wie weit bin ich", "wie weit bin ich gelaufen", "wie viele kilometer",
        "meine strecke", "strecke", "distanz",
      ]
    ),
    (
      .remaining,
      [
        "wie weit noch", "wie weit ist es noch", "wie lange noch", "wie viel noch",
        "wie viele kilometer noch", "was fehlt noch", "wie weit bis zum ziel",
      ]
    ),
    (
      .time,
      [
        "wie lange laufe ich schon", "wie lange bin ich unterwegs", "meine zeit", "zeit",
        "wie lange", "was sagt die uhr",
      ]
    ),
    (
      .pace,
      [
        "mein tempo", "tempo", "wie schnell", "wie schnell bin ich", "wie schnell laufe ich",
        "was ist mein tempo",
      ]
    ),
    (
      .plan,
      [
        "bin ich im plan", "bin ich im zeitplan", "wie liege ich", "liege ich im plan",
        "liege ich vorn", "liege ich zurueck", "wie stehe ich",
      ]
    ),
    (
      .heartRate,
      ["mein puls", "puls", "wie ist mein puls", "wie hoch ist mein puls", "herzfrequenz"]
    ),
    (.quiet, ["ruhe", "sei still", "sei ruhig", "still", "nicht reden", "halt die klappe"]),
    (.speak, ["sprich wieder", "rede wieder", "sprich mit mir", "rede mit mir"]),
    (.faster, ["schneller", "schnellerer takt"]),
    (.slower, ["langsamer", "langsamerer takt"]),
    (
      .nextGel,
      [
        "naechstes gel", "wann kommt das naechste gel", "wann ist das naechste gel",
        "wann soll ich essen", "wann esse ich",
      ]
    ),
    (.skip, ["ueberspringen", "ueberspring das", "weglassen"]),
    (
      .repeats,
      [
        "noch mal", "nochmal", "noch einmal", "sag das noch mal", "wie bitte",
        "was hast du gesagt", "wiederholen", "wiederhol das",
      ]
    ),
    (.louder, ["lauter", "sprich lauter", "zu leise", "ich kann dich nicht hoeren"]),
    (.softer, ["leiser", "sprich leiser", "zu laut", "nicht so laut"]),
    (.pause, ["lauf pausieren", "mach pause", "pausieren", "warte kurz", "anhalten"]),
    (.resume, ["weiter", "weiter geht es", "weitermachen", "lauf fortsetzen", "fortsetzen"]),
    (.end, ["lauf beenden", "beenden", "ich bin fertig", "schluss", "ende"]),
    (.help, ["hilfe", "was kann ich sagen", "was kann ich fragen", "was kannst du"]),
    (
      .moment,
      ["merken", "merk dir das", "merk dir die stelle", "merk dir den moment", "markieren"]
    ),
    (.lap, ["runde", "neue runde", "runde zaehlen"]),
    (
      .good,
      [
        "mir geht es gut", "ich fuehle mich gut", "alles gut", "es laeuft gut", "es laeuft super",
        "fuehlt sich gut an",
      ]
    ),
    (
      .bad,
      [
        "mir geht es schlecht", "mir geht es nicht gut", "ich fuehle mich schlecht",
        "ich fuehle mich nicht gut", "ich kann nicht mehr", "es laeuft schlecht",
      ]
    ),
  ]
}
