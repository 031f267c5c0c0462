import Testing
import Training

struct HistorySearchTests {
  private func term(_ text: String) throws -> HistorySearch.Term {
    let search = HistorySearch(text)
    #expect(search.terms.count == 1, "\(text)")
    return try #require(search.terms.first)
  }

  @Test(arguments: [
    ("November", 11), ("nov", 11), ("Sept", 9), ("may", 5), ("march", 3), ("dec", 12),
    ("März", 3), ("Mai", 5), ("Okt", 10), ("dezember", 12),
  ])
  func `knows a month by its name`(word: String, month: Int) throws {
    #expect(try term(word).month == month)
  }

  @Test(arguments: ["no", "marching", "juniper", "decem"])
  func `takes no other word for a month`(word: String) throws {
    #expect(try term(word).month == nil)
  }

  @Test func `knows a length however it is written`() throws {
    for text in ["20 km", "20km", "20k", "20 kilometers"] {
      #expect(try term(text).meters == 19_500..<20_500, "\(text)")
    }
    let fine = try #require(try term("5.2 km").meters)
    #expect(fine.contains(5200) && fine.contains(5240) && !fine.contains(5260))
    let mile = try #require(try term("1 mile").meters)
    #expect(mile.contains(1609.344) && !mile.contains(2500))
    #expect(try term("400 m").meters == 375..<425)
    #expect(try term("20").meters == nil)
    #expect(try term("5x5").meters == nil)
  }

  @Test func `knows sports by what people call them, and years`() throws {
    #expect(try term("rides").kind == .cycling)
    #expect(try term("Jog").kind == .running)
    #expect(try term("gym").kind == .strength)
    #expect(try term("Läufe").kind == .running)
    #expect(try term("Krafttraining").kind == .strength)
    #expect(try term("2025").year == 2025)
    #expect(try term("20255").year == nil)
    let squat = try term("squat")
    #expect(squat.kind == nil && squat.month == nil && squat.meters == nil && squat.text == "squat")
  }

  @Test func `reads a sentence, and drops the small words of it`() {
    let search = HistorySearch("runs in November of 2025", kind: .running, year: 2025)
    #expect(search.terms.map { $0.text } == ["runs", "november", "2025"])
    #expect(search.kind == .running && search.year == 2025)
    let german = HistorySearch("Meine Läufe im November")
    #expect(german.terms.map { $0.text } == ["läufe", "november"])
    #expect(HistorySearch("the").terms.map { $0.text } == ["the"])
    #expect(HistorySearch("  ").terms.isEmpty)
  }
}
