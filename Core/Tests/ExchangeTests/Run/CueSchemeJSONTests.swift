import Coaching
import Exchange
import Formats
import Screens
import Testing
import Training

struct CueSchemeJSONTests {
  private let scheme = CueScheme(
    name: "Race",
    cues: [
      CueScheme.Cue(.split, .distance(.kilometers(1))),
      CueScheme.Cue(.pace, .time(.seconds(300)), .tone),
    ]
  )

  @Test func `a book is read as it was written, with what can be undone`() throws {
    var book = CueBook()
    check(book.keep(scheme) && book.use("Race", for: .race) && book.delete("Race"))
    let json = JSON.written { book.write(to: &$0) }
    var read = try CueBook(Fields(json))
    #expect(read == book)
    check(read.undo() && read.uses == [.race: "Race"])
  }

  @Test func `a journal keeps the scheme, and one from before schemes is coached as before`() throws
  {
    let setup = RunSetup(isMindful: true, cues: scheme)
    let read = try RunSetup(Fields(JSON.written { setup.write(to: &$0) }))
    #expect(read.cues == scheme && read.companion == setup.companion)
    let earlier = try RunSetup(Fields(JSON.parse(#"{"coach":"old_hand","mindful":true}"#)))
    #expect(earlier.cues == nil)
    #expect(earlier.companion.script == RunSetup(isMindful: true).companion.script)
  }

  @Test func `takes the place of the coach's own splits, and of nothing else`() {
    let plan = RunPlan(mode: .training, goal: .distance(.kilometers(10)))
    func topics(_ cues: CueScheme?) -> Set<Topic> {
      Set(RunSetup(plan: plan, cues: cues).companion.script.messages.compactMap(\.topic))
    }
    #expect(topics(nil).subtracting(topics(scheme)) == [.firstSplit, .kilometer])
  }

  @Test(
    arguments: [
      ("split/1km", CueScheme.Cue(.split, .distance(.kilometers(1)))),
      ("heart-rate/10min", CueScheme.Cue(.heartRate, .time(.seconds(600)))),
      ("Pace/0.5mi:tone", CueScheme.Cue(.pace, .distance(.miles(0.5)), .tone)),
      ("time/90s:spoken", CueScheme.Cue(.time, .time(.seconds(90)))),
    ]
  )
  func `reads a cue as it is typed`(text: String, cue: CueScheme.Cue) throws {
    #expect(try TypedCue.read(text) == cue)
  }

  @Test(
    arguments: [
      "split", "splits/1km", "split/km", "split/1", "split/10m", "pace/1s", "pace/5min:bell", "",
      "pace/5min:tone:tone", "split/1e9km",
    ]
  )
  func `says what is wrong with a cue`(text: String) {
    #expect(throws: ShapeError.self) { try TypedCue.read(text) }
  }

  @Test(
    arguments: [
      #"{"name":"","cues":[{"item":"pace","everyMeters":1000}]}"#,
      #"{"name":"A","cues":[]}"#,
      #"{"name":"A","cues":[{"item":"pace"}]}"#,
      #"{"name":"A","cues":[{"item":"pace","everyMeters":5}]}"#,
      #"{"name":"A","cues":[{"item":"wind","everyMeters":1000}]}"#,
    ]
  )
  func `refuses a scheme that tells nothing or too much`(text: String) {
    #expect(throws: ShapeError.self) { try CueScheme(Fields(JSON.parse(text))) }
  }

  @Test func `says the figures of every item with a moment's values`() {
    let words = CueWords.english(.metric)
    #expect(words != CueWords.english(.imperial))
    #expect(scheme.sentence(.metric) == "split every 1 km; pace every 5 min as a tone")
    #expect(scheme.sample(.metric) == "Kilometer five: five twelve.")
    #expect(
      scheme.sentence(.metric, in: .german) == "Split alle 1 km; Tempo alle 5 min als Ton"
    )
    #expect(scheme.sample(.metric, in: .german) == "Kilometer fünf: fünf Minuten zwölf.")
  }

  // A macro's expression may not change what it looks at.
  private func check(_ holds: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(holds, sourceLocation: sourceLocation)
  }
}
