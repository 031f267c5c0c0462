import Coaching
import Screens
import Testing
import Training

struct GymGrammarTests {
  @Test(arguments: [
    ("Done.", [GymEvent.done(nil, nil)]), ("Next?", [.ask(.next)]), ("How long", [.ask(.time)]),
    ("rest", [.moreRest(.seconds(15)), .ask(.time)]), ("skip the rest", [.skip]),
    ("Quiet please", [.speak(false)]), ("take that back", [.undo(nil)]),
    ("My shoulder hurts", [.note("My shoulder hurts"), .ask(.pain)]),
    ("The bar felt heavy today", [.note("The bar felt heavy today"), .ask(.noted)]),
  ])
  func `knows what is said in the gym`(text: String, events: [GymEvent]) {
    #expect(GymGrammar.events(for: text, in: Self.session) == events)
  }

  @Test(arguments: [
    ("Eight reps at sixty", 8.0, 60.0, MassUnit.kilograms), ("8 reps at 60.", 8, 60, .kilograms),
    ("eight at sixty two point five", 8, 62.5, .kilograms),
    ("Five reps with sixty two and a half kilos", 5, 62.5, .kilograms),
    ("I did 10 reps at 135 pounds", 10, 135, .pounds),
    ("twelve reps at one hundred and ten", 12, 110, .kilograms),
    ("done 3 x 62.5 kg", 3, 62.5, .kilograms),
    ("five reps at two twenty five pounds", 5, 225, .pounds),
    ("three at one thirty five", 3, 135, .kilograms), ("five at three fifteen", 5, 315, .kilograms),
    ("two at four oh five", 2, 405, .kilograms), ("ten at a hundred", 10, 100, .kilograms),
    ("ten at two hundred and five", 10, 205, .kilograms),
    ("eight at sixty one point two five", 8, 61.25, .kilograms),
    ("eight at sixty one point twenty five", 8, 61.25, .kilograms),
    ("eight at sixty one and a quarter", 8, 61.25, .kilograms),
    ("twenty five at twenty", 25, 20, .kilograms), ("nine at nine", 9, 9, .kilograms),
  ])
  func `hears a set`(text: String, reps: Double, weight: Double, unit: MassUnit) {
    let result = SetResult(reps, .reps, load: LoadEntry(.external, weight, unit))
    #expect(GymGrammar.events(for: text, in: Self.session) == [.done(nil, result)])
  }

  @Test(arguments: [
    ("Fertig.", [GymEvent.done(nil, nil)]), ("Nächster Satz", [.ask(.next)]),
    ("Was kommt als Nächstes?", [.ask(.next)]), ("Wie lange noch?", [.ask(.time)]),
    ("mehr Pause", [.moreRest(.seconds(15)), .ask(.time)]), ("Pause", [.pause]),
    ("weiter", [.resume]), ("überspringen", [.skip]), ("Pause überspringen", [.skip]),
    ("Rückgängig bitte", [.undo(nil)]), ("sei still", [.speak(false)]), ("los", [.start]),
    ("Meine Schulter tut weh", [.note("Meine Schulter tut weh"), .ask(.pain)]),
    ("Die Stange war heute schwer", [.note("Die Stange war heute schwer"), .ask(.noted)]),
  ])
  func `knows what is said in the gym in German`(text: String, events: [GymEvent]) {
    #expect(GymGrammar.events(for: text, in: Self.session) == events)
  }

  @Test(arguments: [
    ("fertig 8 x 60", 8.0, 60.0, MassUnit.kilograms), ("8x60kg", 8, 60, .kilograms),
    ("Acht Wiederholungen mit sechzig", 8, 60, .kilograms),
    ("8 mal 62,5 Kilo", 8, 62.5, .kilograms),
    ("Ich habe fünf mit zweiundsechzig Komma fünf geschafft", 5, 62.5, .kilograms),
    ("zwölf Wdh mit hundertzehn", 12, 110, .kilograms),
    ("zehn mit hundertfünfunddreißig Pfund", 10, 135, .pounds),
    ("fünf mit siebenundsiebzig einhalb", 5, 77.5, .kilograms),
    ("fünf mit einundsechzig Komma zwei fünf", 5, 61.25, .kilograms),
    ("fünf mit zwei hundert zehn", 5, 210, .kilograms),
    ("fünf mit eins zwanzig", 5, 120, .kilograms),
  ])
  func `hears a set in German`(text: String, reps: Double, weight: Double, unit: MassUnit) {
    let result = SetResult(reps, .reps, load: LoadEntry(.external, weight, unit))
    #expect(GymGrammar.events(for: text, in: Self.session) == [.done(nil, result)])
  }

  @Test(arguments: [
    "five reps at twenty thirty", "five reps at twenty twelve", "five five at sixty",
    "five reps at sixty point", "twenty thirty reps", "five at two hundred three hundred",
  ])
  func `keeps what is no number as a remark, and adds nothing up`(text: String) {
    #expect(GymGrammar.events(for: text, in: Self.session) == [.note(text), .ask(.noted)])
  }

  @Test func `takes the weight that is expected where none is said`() {
    let result = SetResult(5, .reps, load: LoadEntry(.external, 80, .kilograms))
    #expect(GymGrammar.events(for: "five reps", in: Self.session) == [.done(nil, result)])
  }

  @Test func `answers what is next and how long the rest still takes`() {
    var session = Self.session
    _ = session.handle(.pass, at: .seconds(15))
    #expect(Self.answer(&session, "what's next", at: 15) == "Now: Squat, 2 sets of 5, 80 kg.")
    _ = session.handle(.done(nil, nil), at: .seconds(20))
    #expect(Self.answer(&session, "how long", at: 40) == "40 seconds of rest left.")
    #expect(Self.answer(&session, "next", at: 50) == "Next: Squat, last set, 80 kg.")
  }

  private static func answer(_ session: inout GymSession, _ text: String, at second: Int) -> String?
  {
    var words: String?
    for event in GymGrammar.events(for: text, in: session) {
      for timed in session.handle(event, at: .seconds(second)) {
        if case .cue(let cue, _) = timed.effect, case .answer = cue {
          words = cue.words(in: session)
        }
      }
    }
    return words
  }

  private static var session: GymSession {
    let dose = Dose(
      sets: Amount(2),
      .amount(Amount(5), .reps),
      targets: [.load(Load(80, .kilograms))],
      rest: Amount(60)
    )
    let section = WorkoutSection("Legs", lines: [.item(WorkoutItem("Squat", .dose(dose)))])
    var session = GymSession(GymPlan(Workout(id: "w", title: "W", sections: [section])))
    _ = session.handle(.start, at: .zero)
    return session
  }
}
