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
}
