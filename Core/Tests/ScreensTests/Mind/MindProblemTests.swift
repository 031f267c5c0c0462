import Screens
import Testing

/// What is wrong with a model's words is written for the model; a person reads it in their language.
struct MindProblemTests {
  private static let unknown = "Der Text des Modells hat die Prüfung nicht bestanden."

  @Test(arguments: [
    ("it has 61 words, more than 40", "Der Text des Modells hat 61 Wörter, mehr als 40."),
    (
      "sentence 2: the figure \"30 km\" does not stand in the facts",
      "Satz 2: Die Zahl „30 km“ steht nicht in deinen Daten."
    ),
    (
      "line 3: on a rehearsal, it says \"halfway\" at 2 km of 10 km, after 12:00",
      "Zeile 3, beim Probelauf: Das Modell sagt „halfway“, wo es nicht stimmt."
    ),
    ("line 3: nobody knows", "Zeile 3: " + unknown),
    (
      "on the run \"careful\" nothing is said for 700 m",
      "Probelauf „vorsichtig“: 700 m lang wird nichts gesagt."
    ),
    (
      "not shared with a model: words, this_run",
      "Nicht mit einem Modell geteilt: deine Worte, dieser Lauf"
    ),
    ("{pace} is no placeholder", "Das Modell nennt einen Platzhalter, den es nicht gibt: {pace}."),
    (
      "the model's server cannot be reached: check that the server runs; there is no answer at"
        + " http://127.0.0.1:1: connection refused",
      "Prüf, ob der Server läuft; unter http://127.0.0.1:1 antwortet niemand. Die Verbindung wurde"
        + " abgelehnt."
    ),
    ("nobody knows", unknown),
  ])
  func `says in German what is wrong with a model's words`(text: String, words: String) {
    #expect(MindProblem.words(text, in: .german) == words)
    #expect(MindProblem.words(text) == text)
  }

  @Test func `says each reason once`() {
    let found = MindProblem.words(["it is odd", "it is too long", "it is very odd"], in: .german)
    #expect(found == [Self.unknown, "Der Text des Modells ist zu lang."])
    #expect(MindProblem.words(["odd", "even"]) == ["odd", "even"])
  }
}
