import Exchange
import Testing
import Training

struct SportTests {
  /// A track in which somebody moves for a minute.
  private func track(_ head: String) -> [UInt8] {
    var text = "<gpx><wpt lat='1' lon='2'><name>Run here</name></wpt><trk>" + head + "<trkseg>"
    for second in 0..<60 {
      let time = Instant(secondsSince1970: 1_780_291_800 + Double(second)).text
      text += "<trkpt lat='\(1 + Double(second) / 40_000)' lon='2'><time>\(time)</time></trkpt>"
    }
    return Array((text + "</trkseg></trk></gpx>").utf8)
  }

  @Test(
    arguments: [
      ("Laufen", .running, nil), ("course à pied", .running, nil), ("correr", .running, nil),
      ("course a\u{300} pied", .running, nil), ("hardlopen", .running, nil),
      ("Löpning", .running, nil), ("Бег", .running, nil), ("ランニング", .running, nil),
      ("Laufband", .running, "treadmillRunning"), ("Trail", .running, "trailRunning"),
      ("Wandern", .walking, "hiking"), ("Spaziergang", .walking, nil),
      ("Nordic Walking", .walking, "nordicWalking"), ("Radfahren", .cycling, nil),
      ("Vélo", .cycling, nil), ("Schwimmen", .swimming, nil),
      ("Inline-Skating", .other, "inlineSkating"), ("Krafttraining", .other, "strengthTraining"),
    ] as [(String, Recording.Sport, String?)]
  )
  func `knows sports in the languages that apps write`(
    word: String,
    sport: Recording.Sport,
    kind: String?
  ) throws {
    let recording = try Recording(gpx: track("<type>\(word)</type>"))
    #expect(recording.sport == sport)
    #expect(recording.kind == kind)
  }

  @Test(
    arguments: [
      ("crunches", nil), ("brunch", nil), ("Strider", nil), ("Motorbike", "motorcycling"),
      ("SwimBikeRun", "multisport"), ("Bike and run", nil),
    ] as [(String, String?)]
  )
  func `takes no part of a word for a sport`(word: String, kind: String?) throws {
    let recording = try Recording(gpx: track("<type>\(word)</type>"))
    #expect(recording.sport == .other)
    #expect(recording.kind == kind)
  }

  @Test(
    arguments: [
      ("<name>Running 5/3/26 8:12 am</name>", .running, nil),
      ("<name><![CDATA[Laufen am Main]]></name><type>unknown</type>", .running, nil),
      ("<name>Evening walk with the dog</name><type/>", .walking, nil),
      ("<name>Mountain Biking 5/3/26</name>", .cycling, "mountainBiking"),
      // A type is believed, and a name that may mean another thing is not.
      ("<name>Morning run</name><type>Wandern</type>", .walking, "hiking"),
      ("<name>Morning run</name><type>crunches</type>", .other, nil),
      ("<name>Appalachian Trail</name>", .other, nil), ("<name>Course 12</name>", .other, nil),
      ("<name>Golf course walk</name>", .other, nil), ("<name>Bike and run</name>", .other, nil),
      ("<name>Brunch</name>", .other, nil), ("", .other, nil),
    ] as [(String, Recording.Sport, String?)]
  )
  func `takes the sport of a track without a type from its name`(
    head: String,
    sport: Recording.Sport,
    kind: String?
  ) throws {
    let recording = try Recording(gpx: track(head))
    #expect(recording.sport == sport)
    #expect(recording.kind == kind)
    let all = try RecordingFile.readAll(track(head)).recordings
    #expect(all.map { $0.sport } == [sport] && all.map { $0.kind } == [kind])
  }

  @Test(
    arguments: [
      (.running, "treadmillRunning"), (.running, "trailRunning"), (.running, "trackRunning"),
      (.running, nil), (.walking, "hiking"), (.walking, "nordicWalking"), (.walking, nil),
      (.cycling, "mountainBiking"), (.cycling, "eBiking"), (.cycling, "indoorCycling"),
      (.swimming, "openWaterSwimming"), (.other, "alpineSkiing"), (.other, "rowing"),
      (.other, "indoorRowing"), (.other, "strengthTraining"), (.other, "curling"), (.other, nil),
    ] as [(Recording.Sport, String?)]
  )
  func `keeps the kind through every format, there and back`(
    sport: Recording.Sport,
    kind: String?
  ) throws {
    var recording = try Recording(gpx: track(""))
    (recording.sport, recording.kind) = (sport, kind)
    let activity = Activity(recording, sourceName: "a")
    let gpx = try #require(activity.recording.gpx())
    for bytes in [activity.recording.fit(), activity.recording.tcx(), gpx] {
      let read = try RecordingFile.read(bytes)
      #expect(read.sport == sport)
      #expect(read.kind == kind)
      #expect(Activity(read, sourceName: "b").summary.kind == activity.summary.kind)
    }
  }

  @Test func `writes an indoor run as one on a treadmill`() throws {
    var activity = Activity(try Recording(gpx: track("<type>Run</type>")), sourceName: "a")
    activity.summary.isIndoor = true
    let read = try Recording(fit: activity.recording.fit())
    #expect(read.kind == "treadmillRunning")
    #expect(Activity(read, sourceName: "b").summary.isIndoor == true)
  }

  @Test func `writes the word of Apple Health as other programs know it`() throws {
    var activity = Activity(try Recording(gpx: track("")), sourceName: "a")
    activity.summary.kind = "TraditionalStrengthTraining"
    let gpx = try #require(activity.recording.gpx())
    #expect(String(decoding: gpx, as: UTF8.self).contains("<type>strength_training</type>"))
    #expect(try Recording(fit: activity.recording.fit()).kind == "strengthTraining")
  }

  @Test(
    arguments: [
      ("Along the Main", "Along the Main"), ("Morning Run", "Morning Run"),
      ("10 km Lauf", "10 km Lauf"), ("Running 5/3/26 8:12 am", nil), ("Laufen 03.05.26", nil),
      ("Running", nil), ("2026-05-03T06:12:00Z", nil), ("", nil), ("12", nil),
    ] as [(String, String?)]
  )
  func `takes the name of a track for a title if it says more than sport and time`(
    name: String,
    title: String?
  ) throws {
    let head = "<name> \(name) </name><desc>With Mia</desc><type>running</type>"
    let activity = Activity(try Recording(gpx: track(head)), sourceName: "a.gpx")
    #expect(activity.summary.label == title)
    #expect(activity.summary.notes == "With Mia")
    #expect(activity.summary.sourceName == "a.gpx")
    #expect(try RecordingFile.readAll(track(head)).recordings.map { $0.name } == [title])
  }
}
