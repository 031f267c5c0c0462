import Testing
import Training

struct SourceNameTests {
  @Test(arguments: [
    ("ida@example.org_150000001.fit", "150000001.fit"),
    ("ida.muster+run@mail.example.co.uk_1.fit", "1.fit"),
    ("UploadedFiles_0-_Part1.zip > ida_m@example.org_7.fit", "UploadedFiles_0-_Part1.zip > 7.fit"),
    ("ida@example.org.fit", "recording.fit"), ("ida@example.org.fit.gz", "recording.fit.gz"),
    ("a/ida@example.org_1.fit, b/ida@example.org_2.fit", "a/1.fit, b/2.fit"),
    ("ida@example.org", ""), ("Ida's Apple Watch", "Ida's Apple Watch"),
    ("run @ home.gpx", "run @ home.gpx"), ("lunch@home.gpx", "lunch@home.gpx"),
    ("@", "@"), ("a@", "a@"), ("", ""),
  ])
  func `leaves an address out`(name: String, shown: String) {
    #expect(SourceName.withoutAddress(name) == shown)
  }

  @Test func `is what the list of imports shows, of old ones too`() {
    let row = ImportRow(
      id: 1,
      at: 0,
      name: "a.zip > ida@example.org_1.fit",
      files: 1,
      activities: 1,
      sessions: 0,
      figures: 0
    )
    #expect(row.name == "a.zip > 1.fit")
  }

  @Test func `is what a summary keeps, however it comes`() {
    var summary = ActivitySummary(
      sport: .running,
      kind: "running",
      startedAt: LocalTime(Instant(millisecondsSince1970: 0)),
      source: .fit,
      sourceName: "ida@example.org_1.fit"
    )
    #expect(summary.sourceName == "1.fit")
    summary.sourceName = "ida@example.org_2.fit"
    #expect(summary.sourceName == "2.fit")
  }
}
