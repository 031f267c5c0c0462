import Exchange
import Screens
import Testing

struct FileKindTests {
  @Test(arguments: [
    ("<?xml version=\"1.0\"?>\n<gpx version=\"1.1\"><trkpt>", "run.xml", FileKind.recording),
    ("\u{FEFF}<TrainingCenterDatabase>", "run", .recording),
    ("0123456789AB", "RUN.FIT", .recording), ("nothing", "run.gpx", .recording),
    ("\u{E}\u{10}.......FIT", "run", .recording),
    ("<?xml version=\"1.0\"?><!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]>", "a.xml", .health),
    ("<?xml version=\"1.0\"?><HealthData locale=\"de\">", "Export.xml", .health),
    ("<ClinicalDocument xmlns=\"urn:hl7-org:v3\">", "export_cda.xml", .beside(.medical)),
    ("PK\u{3}\u{4}rest", "a", .archive), ("PK\u{5}\u{6}", "empty.zip", .archive),
    ("{\"format\":\"pacesetter-export\",\"version\":1", "mine.json", .export),
    ("{\"exportVersion\":\"2.6\",\"stopTime\":\"\",\"exercises\":[", "a.json", .recording),
    ("{\"start_epoch_ms\": 1, \"active_duration_ms\": 1}", "1.json", .recording),
    ("{\"format\":\"another\"}", "mine.json", .beside(.unknown)),
    ("Date,Reps", "Strong.CSV", .beside(.table)),
    ("Date,Exercise Name,Set Order,Weight", "Strong.CSV", .diary),
    ("Date,Exercise Name,Set Order,Weight", "strong.txt", .diary),
    ("{\"format\":\"another\"}", "mine.csv", .beside(.table)),
    ("<gpx><rte/></gpx>", "route.gpx", .recording), ("<kml xmlns=\"\">", "doc", .recording),
    ("Activity ID,Activity Date,Filename", "activities.csv", .activities),
    ("", "empty.csv", .beside(.empty)), ("\u{FEFF}\r\n", "blank.csv", .beside(.empty)),
    ("[COURSE HEADER]\nVERSION = 2", "ss.mrc", .beside(.trainer)),
    ("<workout_file><author>", "i.zwo", .beside(.workout)),
    ("<html><body>", "page.html", .beside(.unknown)), ("", "empty", .beside(.unknown)),
  ])
  func `tells by the first bytes what a file is`(text: String, name: String, kind: FileKind) {
    #expect(FileKind(head: Array(text.utf8), name: name) == kind)
  }

  @Test(
    arguments: [
      (2, OtherFile.settings), (5, .workout), (6, .course), (15, .monitoring), (32, .monitoring),
      (49, .monitoring), (200, .fit),
    ] as [(UInt8, OtherFile)]
  )
  func `tells what a FIT file is that is no activity`(type: UInt8, kind: OtherFile) {
    let file: [UInt8] =
      [14, 0x20, 0, 0, 11, 0, 0, 0] + Array(".FIT".utf8) + [
        0, 0, 0x40, 0, 0, 0, 0, 1, 0, 1, 0, 0, type, 0, 0,
      ]
    #expect(FileKind(head: file, name: "a.fit") == .beside(kind))
  }

  @Test func `tells what a file is in which nothing was recorded`() {
    let place = "lat=\"1\" lon=\"2\""
    func other(_ text: String) -> OtherFile? {
      let bytes = Array(text.utf8)
      do throws(RecordingError) { _ = try RecordingFile.read(bytes) } catch {
        return error.other(in: bytes)
      }
      return nil
    }
    #expect(other("<gpx version=\"1.1\"><rte><rtept \(place)/></rte></gpx>") == .route)
    #expect(other("<gpx><wpt \(place)><name>trk</name></wpt></gpx>") == .route)
    #expect(
      other("<gpx><trk><trkseg><trkpt \(place)/><trkpt \(place)/></trkseg></trk></gpx>") == .route
    )
    let course = "<Courses><Course><Name>Loop</Name></Course></Courses>"
    #expect(other("<TrainingCenterDatabase>\(course)</TrainingCenterDatabase>") == .course)
    #expect(other("<TrainingCenterDatabase></TrainingCenterDatabase>") == .empty)
    // What is damaged is refused wherever it lies.
    #expect(other("<gpx><trk>") == nil)
  }

  @Test func `knows Strava's lists of gear in any language`() {
    for (name, header) in [
      ("shoes.csv", "Shoe Name,Shoe Brand,Shoe Model,Shoe Default Sport Types"),
      ("bikes.csv", "Fahrradname,Fahrradmarke,Fahrradmodell"), ("bikes.csv", "name,brand,model"),
    ] {
      #expect(FileKind(head: Array((header + "\n").utf8), name: name) == .beside(.gear))
      #expect(FileKind(head: Array((header + "\n").utf8), name: "a.csv") == .beside(.table))
    }
  }
}
