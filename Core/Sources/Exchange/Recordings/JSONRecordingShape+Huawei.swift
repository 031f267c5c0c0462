import Formats
import Training

extension JSONRecordingShape {
  /// The `motion path detail data.json` of Huawei Health, whose names of kilometers have no quotation marks: a
  /// list of activities, before 2020 by days. The track is a text with a reading in each line, such as
  /// `tp=lbs;k=0;lat=50.1;lon=8.5;alt=100;t=1777788720000`, and behind it stands JSON of the totals.
  static let huawei = source(
    "Huawei Health",
    isOne: { $0.text.holds(HuaweiTrack.head) },
    isList: true
  ) { json throws(RecordingError) in
    var recordings: [Recording] = []
    for entry in json.array ?? json["data"]?.array ?? [] {
      for activity in entry["motionPathData"]?.array ?? [entry] {
        let recording = huaweiRecording(activity, zone: activity["timeZone"] ?? entry["timeZone"])
        if let recording { recordings.append(recording) }
      }
    }
    guard !recordings.isEmpty else { throw .nothingRecorded(.json, offset: 0) }
    return recordings
  }

  private static func huaweiRecording(_ activity: JSON, zone: JSON?) -> Recording? {
    guard let attribute = activity["attribute"]?.string else { return nil }
    let track = HuaweiTrack(attribute)
    let told = { (name: String) in activity[name]?.number ?? track.totals?[name]?.number }
    guard let start = told("startTime").flatMap({ HuaweiTrack.milliseconds($0) }) ?? track.start
    else { return nil }
    let timer = told("totalTime").flatMap { time($0 / 1000) }
    let samples = track.samples(since: start)
    guard samples.count > 0 || timer != nil else { return nil }
    let lengths = track.lengths
    let swum = lengths.compactMap { $0.distance?.meters }.reduce(0, +)
    let word = SportWord(told("sportType").flatMap { huaweiSports[Int($0)] } ?? "")
    let offset = zone?.string.flatMap { DateTime("1970-01-01 00:00:00" + $0)?.offsetMinutes }
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: LocalTime(
        secondsSince1970: start / 1000,
        offset: offset.flatMap { UTCOffset(exactly: $0) }
      ),
      samples: samples,
      pauses: track.pauses(since: start),
      totals: Recording.Totals(
        distance: (told("totalDistance").flatMap { length($0) } ?? length(swum))
          .map { .meters($0) },
        timer: timer.map { Duration(roundedSeconds: $0) },
        kilocalories: told("totalCalories").flatMap { $0 > 0 ? $0 / 1000 : nil }
      )
    )
    recording.laps = lengths
    if recording.pauses.isEmpty { recording.findPauses() }
    CadenceRule.settle(&recording, writtenAs: word.sport == .swimming ? .revolutions : .steps)
    return recording
  }

  // Of Huawei's numbers, those that its users' converters know.
  private static let huaweiSports = [
    2: "hiking", 3: "cycling", 4: "running", 5: "walking", 101: "treadmill running",
    102: "pool swimming", 103: "indoor cycling", 104: "open water swimming", 111: "elliptical",
    118: "trail running", 145: "crossfit", 282: "hiking",
  ]
}
