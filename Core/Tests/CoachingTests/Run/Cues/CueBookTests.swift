import Coaching
import Testing
import Training

struct CueBookTests {
  private let race = CueScheme(
    name: "Race",
    cues: [CueScheme.Cue(.split, .distance(.kilometers(1)))]
  )
  private let quiet = CueScheme(name: "Quiet", cues: [CueScheme.Cue(.time, .time(.seconds(600)))])

  @Test func `uses a scheme for the kind of run that it was chosen for, and for no other`() {
    var book = CueBook()
    check(book.keep(race) && book.keep(quiet))
    check(book.use("Race", for: .race) && book.use("Quiet", for: .easy))
    check(book.scheme(for: RunPlan(mode: .race)) == race)
    check(book.scheme(for: RunPlan(mode: .training)) == quiet)
    check(book.scheme(for: RunPlan(mode: .free)) == nil)
    check(book.use(nil, for: .race) && book.scheme(for: RunPlan(mode: .race)) == nil)
    check(book.use("Nothing", for: .free) == false)
  }

  @Test func `deletes a scheme with its uses, and brings both back`() {
    var book = CueBook()
    check(book.keep(race) && book.use("Race", for: .race))
    let before = book
    check(book.delete("Race") && book.schemes.isEmpty && book.uses.isEmpty)
    check(book.undo() && book.schemes == before.schemes && book.uses == before.uses)
    check(book.undo() == false)
    check(book.delete("Nothing") == false)
  }

  @Test func `keeps its use under a new name, and never two of one name`() {
    var book = CueBook()
    check(book.keep(race) && book.keep(quiet) && book.use("Race", for: .race))
    var renamed = race
    renamed.name = "Fast"
    check(book.keep(renamed, insteadOf: "Race"))
    check(book.schemes.map(\.name) == ["Fast", "Quiet"] && book.uses == [.race: "Fast"])
    renamed.name = "Quiet"
    check(book.keep(renamed, insteadOf: "Fast") == false)
  }

  @Test func `takes no more schemes than there is room for`() {
    var book = CueBook()
    for number in 1...CueBook.mostSchemes {
      check(book.keep(CueScheme(name: "\(number)", cues: race.cues)))
    }
    check(book.keep(race) == false && book.schemes.count == CueBook.mostSchemes)
  }

  // A macro's expression may not change what it looks at.
  private func check(_ holds: Bool, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(holds, sourceLocation: sourceLocation)
  }
}
