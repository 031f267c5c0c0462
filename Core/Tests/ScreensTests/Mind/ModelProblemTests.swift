import Screens
import Testing
import Training

/// What is wrong with a model's words is told the model; a person reads it in their language.
struct ModelProblemTests {
  private static let unknown = "Der Text des Modells hat die Prüfung nicht bestanden."

  private static let odd = Diagnostic(
    .error,
    offset: 0,
    line: 1,
    column: 1,
    message: "nobody knows",
    suggestion: "write words"
  )

  @Test(arguments: [
    (
      ModelProblem.manner(.wordy(61, most: 40)), "it has 61 words, more than 40",
      "Der Text des Modells hat 61 Wörter, mehr als 40."
    ),
    (
      .part(.sentence(2), .untruth(.figure("30 km"))),
      "sentence 2: the figure \"30 km\" does not stand in the facts",
      "Satz 2: Die Zahl „30 km“ steht nicht in deinen Daten."
    ),
    (
      .rehearsed(line: "3", .untruth(.misplaced("halfway", at: "2 km of 10 km, after 12:00"))),
      "line 3: on a rehearsal, it says \"halfway\" at 2 km of 10 km, after 12:00",
      "Zeile 3, beim Probelauf: Das Modell sagt „halfway“, wo es nicht stimmt."
    ),
    (
      .part(.line(3), .diagnosed(odd)), "line 3: nobody knows; write words", "Zeile 3: " + unknown
    ),
    (
      .part(.line(3), .manner(.letters(2, 3...220))),
      "line 3: it has 2 letters, expected 3 to 220",
      "Zeile 3: Der Satz hat 2 Zeichen; erlaubt sind 3 bis 220."
    ),
    (
      .staging(.empty(.careful, meters: 700)),
      "on the run \"careful\" nothing is said for 700 m",
      "Probelauf „vorsichtig“: 700 m lang wird nichts gesagt."
    ),
    (
      .staging(.crowded(.fading, tenths: 50)),
      "on the run \"too fast, then fading\" there are 5.0 lines per km, more than 4",
      "Probelauf „zu schnell, dann langsamer“: 5.0 Sätze pro Kilometer sind zu viele;"
        + " höchstens 4 passen."
    ),
    (
      .planning(.letters(.title, 2, 3...80)), "the title has 2 letters, expected 3 to 80",
      "Titel: 2 Zeichen; erlaubt sind 3 bis 80."
    ),
    (
      .notShared([.words, .thisRun]), "not shared with a model: words, this_run",
      "Nicht mit einem Modell geteilt: deine Worte, dieser Lauf"
    ),
    (
      .manner(.unknownPlaceholder("pace")), "{pace} is no placeholder",
      "Das Modell nennt einen Platzhalter, den es nicht gibt: {pace}."
    ),
    (
      .failed(.unreachable(.network(.unreachable("http://127.0.0.1:1", .refused)))),
      "the model's server cannot be reached: check that the server runs; there is no answer at"
        + " http://127.0.0.1:1: connection refused",
      "Prüf, ob der Server läuft; unter http://127.0.0.1:1 antwortet niemand. Die Verbindung wurde"
        + " abgelehnt."
    ),
  ])
  func `tells the model in English and a person in their language`(
    problem: ModelProblem,
    english: String,
    german: String
  ) {
    #expect(problem.description == english)
    #expect(problem.words(in: .english) == english)
    #expect(problem.words(in: .german) == german)
  }

  private static let failures: [ModelError] = [
    .unreachable(.network(.lost("a"))), .unreachable(.address(.unreadable)),
    .unreachable(.nothingSent), .unreachable(.ownModel), .unreachable(.ownModelNotLoaded),
    .tooSlow, .key, .billing, .forbidden, .unknownModel("a"), .badRequest("b"), .tooLarge,
    .limited(after: nil), .overloaded(after: 1), .server(500), .refused(""), .refused("c"),
    .unreadable("d"), .declined("e", mayPass: true, after: nil), .redirected,
  ]

  private static let forms: [ModelProblem.Form] = [
    .noObject, .unreadable("a"), .endless, .cutOff, .noReply, .noList("lines"), .noSentences,
    .noLines, .brokenLine, .brokenSentence(2), .brokenSummary, .brokenWorkout, .brokenSection,
  ]

  private static let manners: [ModelProblem.Manner] = [
    .empty, .manySentences, .overfull(6, most: 5), .wordy(41, most: 40), .long,
    .letters(2, 3...220), .slow(seconds: 12), .placeholders, .unknownPlaceholder("a"), .ellipsis,
    .sign("#"), .address, .unfit("b"), .aside("c"), .ofRunner("d"), .ofItself, .swearing("e"),
    .echo, .again, .alike, .twice("f"), .copied, .plan,
  ]

  private static let untruths: [ModelProblem.Untruth] =
    [
      .figure("1"), .otherDay("2"), .unplanned("3"), .unsaid("4"), .name("a"), .stranger("b"),
      .praise("c"), .week, .date(dayOfMonth: 1, month: 2), .month(3), .day(Day(daysSince1970: 0)),
      .misplaced("d", at: "e"),
    ] + (0..<7).map { .weekday($0) }
    + ModelProblem.Witness.allCases.map { .contradicted("f", by: $0) }

  private static let stagings: [ModelProblem.Staging] =
    [
      .noStart, .noFinish, .hole(from: 1, to: 2), .alike("2", "1"), .like("a"),
      .neverSaid(9, ["b", "c"]), .unreached("d"), .noMoment("e"), .talksOver,
      .empty(.planned, meters: 3100), .silent(.recording("f.fit"), seconds: 400),
    ]
    + [.planned, .even, .fading, .careful, .recording("g.fit")].map { .crowded($0, tenths: 41) }

  private static let plannings: [ModelProblem.Planning] = [
    .noSteps, .letters(.reason, 2, 10...300), .letters(.text("a"), 200, 1...140), .unclear("b"),
    .unknown("c"), .unwanted("d"), .noWeight("e"), .heavy("f", 80, most: 60), .lacks(["g", "h"]),
    .minutes(40, wanted: 20), .place(.gym, wanted: .outdoor), .kind(.mixed), .focus(["i"]),
  ]

  private static let all: [ModelProblem] =
    PrivacyCategory.allCases.map { .notShared([$0]) } + failures.map { .failed($0) }
    + ModelProblem.Withholding.allCases.map { .withheld($0) } + forms.map { .form($0) }
    + manners.map { .manner($0) } + untruths.map { .untruth($0) } + stagings.map { .staging($0) }
    + plannings.map { .planning($0) }

  @Test func `has a sentence of its own for every problem`() {
    let english = Self.all.map { $0.words(in: .english) }
    #expect(Set(english).count == english.count)
    for problem in Self.all {
      let (english, german) = (problem.words(in: .english), problem.words(in: .german))
      #expect(!english.isEmpty && !german.isEmpty)
      #expect(english != german && german != Self.unknown, "\(english)")
      #expect(!english.contains { "„“äöüß".contains($0) }, "\(english)")
    }
  }

  @Test func `says each reason once`() {
    let long = ModelProblem.manner(.long)
    let problems = [.diagnosed(Self.odd), long, .diagnosed(Self.odd), long]
    #expect(
      ModelProblem.words(problems, in: .german)
        == [Self.unknown, "Der Text des Modells ist zu lang."]
    )
    #expect(
      ModelProblem.words(problems, in: .english) == ["nobody knows; write words", "it is too long"]
    )
  }

  @Test func `says what came of a request`() {
    for outcome in ModelOutcome.allCases {
      #expect(outcome.words(in: .english) == outcome.rawValue)
      #expect(outcome.words(in: .german) != outcome.rawValue)
    }
    #expect(ModelOutcome.accepted.words(in: .german) == "verwendet")
    #expect(ModelOutcome.notUsable.words(in: .german) == "nicht verwendbar")
  }
}
