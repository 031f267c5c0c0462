import Exchange
import Testing

struct FileKindTests {
  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<gpx version=\"1.1\"><trkpt>", "run.xml", FileKind.recording),
    ("\u{FEFF}<TrainingCenterDatabase>", "run", .recording),
    ("0123456789AB", "RUN.FIT", .recording), ("nothing", "run.gpx", .recording),
    ("\u{E}\u{10}.......FIT", "run", .recording),
    ("<?xml version=\"1.0\"?><!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>", "a.xml", .health),
    ("<?xml version=\"1.0\"?><HealthData locale=\"de\">", "Export.xml", .health),
    ("<ClinicalDocument xmlns=\"urn:hl7-org:v3\">", "export_cda.xml", .clinical),
    ("PK\u{3}\u{4}rest", "a", .archive), ("PK\u{5}\u{6}", "empty.zip", .archive),
    ("{\"format\":\"pacesetter-export\",\"version\":1", "mine.json", .export),
    ("{\"exportVersion\":\"2.6\",\"stopTime\":\"\",\"exercises\":[", "a.json", .recording),
    ("{\"start_epoch_ms\": 1, \"active_duration_ms\": 1}", "1.json", .recording),
    ("{\"format\":\"another\"}", "mine.json", .unknown), ("Date,Reps", "Strong.CSV", .beside),
    ("Date,Exercise Name,Set Order,Weight", "Strong.CSV", .diary),
    ("<gpx><rte/></gpx>", "route.gpx", .beside),
    ("Activity ID,Activity Date,Filename", "activities.csv", .activities),
    ("<html><body>", "page.html", .unknown), ("", "empty", .unknown),
  ])
  func `tells by the first bytes what a file is`(text: String, name: String, kind: FileKind) {
    #expect(FileKind(head: Array(text.utf8), name: name) == kind)
  }
}
