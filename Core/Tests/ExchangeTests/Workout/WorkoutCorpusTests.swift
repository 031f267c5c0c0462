import Exchange
import Testing
import Training

struct WorkoutCorpusTests {
  @Test(arguments: 0..<400)
  func `understands whatever the grammar can say`(seed: Int) {
    var corpus = WorkoutCorpus(UInt64(seed))
    let (text, prescriptions, clocks) = corpus.text()
    let counts = ReadWorkout(text).document.counts
    #expect(counts.prescriptions == prescriptions, "\(text)")
    #expect(counts.structured == prescriptions, "\(text)")
    #expect(counts.classified == clocks, "\(text)")
    #expect(counts.headings == clocks, "\(text)")
  }

  @Test(arguments: 0..<400)
  func `reads what it has printed as what it was`(seed: Int) {
    var corpus = WorkoutCorpus(UInt64(seed))
    let reading = ReadWorkout(corpus.text().text)
    let printed = reading.workout.fileText()
    #expect(ReadWorkout(printed).workout == reading.workout, "\(printed)")
    #expect(ReadWorkout(printed).workout.fileText() == printed)
  }

  // What `workouts check` counts over a whole collection: the aim is 99.5 % and every clock.
  @Test func `understands a collection of six hundred files`() {
    var counts = WorkoutCounts()
    var wanted = (prescriptions: 0, clocks: 0)
    for seed in 1000..<1600 {
      var corpus = WorkoutCorpus(UInt64(seed))
      let (text, prescriptions, clocks) = corpus.text()
      let found = ReadWorkout(text).document.counts
      if found.classified != clocks {
        print("corpus \(seed): a clock is not understood in\n\(text)")
      }
      counts.add(found)
      wanted.prescriptions += prescriptions
      wanted.clocks += clocks
    }
    #expect(counts.prescriptions == wanted.prescriptions)
    #expect(counts.structured * 1000 >= counts.prescriptions * 995)
    #expect(counts.headings == wanted.clocks)
    #expect(counts.classified == wanted.clocks)
  }
}
