import Formats
import Testing

/// Every real FIT file against what Garmin's own decoder read in it.
@Suite(.enabled(if: SharedData.isThere))
struct FITTruthTests {
  /// The files that another decoder reads without a complaint, or all but for its own limits.
  static let readable = SharedData.paths("fit").filter { !refused.contains($0) }

  /// The files that are damaged: each must be refused at a byte.
  static let refused = [
    "copyleft/fit/invalid/empty-activities.fit",
    "fit/invalid/activity-filecrc.fit",
    "fit/invalid/activity-settings-corruptheader.fit",
    "fit/invalid/activity-unexpected-eof.fit",
    "fit/invalid/strava-android-app-201.10-b1218918.fit",
  ]

  /// The global numbers of the messages that the truth calls by name.
  private static let names: [String: UInt16] = [
    "activity": 34, "battery": 104, "bike_profile": 6, "connectivity": 127,
    "developer_data_id": 207, "device_info": 23, "device_settings": 2, "event": 21,
    "field_description": 206, "file_creator": 49, "file_id": 0, "gps_metadata": 160, "hr": 132,
    "hrm_profile": 4, "hrv": 78, "lap": 19, "length": 101, "monitoring": 55,
    "monitoring_info": 103, "record": 20, "session": 18, "split": 312, "split_summary": 313,
    "sport": 12, "time_in_zone": 216, "training_file": 72, "training_settings": 13,
    "user_profile": 3, "weight_scale": 30, "workout": 26, "workout_step": 27,
    "zones_target": 7,
  ]

  @Test(arguments: readable)
  func `finds every message`(path: String) throws {
    let file = try FITFile(SharedData.bytes(path))
    let truth = try #require(SharedData.truth[path])
    guard truth["sdkErrors"].elements.isEmpty else { return }
    for key in truth["messageCounts"].keys {
      let name = key.replacing("_mesgs", with: "")
      let number = try #require(Self.names[name] ?? UInt16(name), "unknown message \(name)")
      let count = file.table(FITMessageType(rawValue: number)).count
      #expect(Double(count) == truth["messageCounts"][key].number, "\(key)")
    }
  }

  @Test(arguments: readable)
  func `reads every field of the records`(path: String) throws {
    let file = try FITFile(SharedData.bytes(path))
    let truth = try #require(SharedData.truth[path])["records"]
    let records = file.table(.record)
    for key in truth.keys {
      let wanted = truth[key]
      guard let count = wanted["n"].number else { continue }
      let values = try #require(column(key, of: records)).filter { !$0.isNaN }
      #expect(Double(values.count) == count, "\(key)")
      let sum = values.reduce(0, +)
      let wantedSum = try #require(wanted["sum"].number)
      #expect(abs(sum - wantedSum) <= 1e-6 * max(1, abs(wantedSum)), "\(key): \(sum)")
      #expect(values.first.map { nearly($0, wanted["first"].number) } == true, "\(key)")
      #expect(values.last.map { nearly($0, wanted["last"].number) } == true, "\(key)")
    }
  }

  @Test func `reads the distance that an old watch packed into three bytes`() throws {
    let path = "fit/run/compressed-speed-distance.fit"
    let records = try FITFile(SharedData.bytes(path)).table(.record)
    let truth = try #require(SharedData.truth[path])["fitdecode"]
    #expect(Double(records.count) == truth["records"].number)
    let heartRates = records.column(FITField.Record.heartRate).filter { !$0.isNaN }
    #expect(Double(heartRates.count) == truth["heartRate"].number)
    let distances = records.compressedSpeedAndDistance().distance.filter { !$0.isNaN }
    #expect(distances.last == truth["lastDistanceM"].number)
    #expect(records.timestamps.last.map { "\(Int($0))" } == truth["lastTimestamp"].text)
  }

  @Test(arguments: readable)
  func `reads every session and every lap`(path: String) throws {
    let file = try FITFile(SharedData.bytes(path))
    let truth = try #require(SharedData.truth[path])
    try compare(file.table(.session), truth["sessions"].elements)
    try compare(file.table(.lap), truth["laps"].elements)
  }

  @Test(arguments: refused)
  func `refuses what is damaged and says where`(path: String) throws {
    let bytes = try SharedData.bytes(path)
    let error = #expect(throws: FITError.self) { try FITFile(bytes) }
    #expect(error.map { $0.offset <= bytes.count } == true)
  }

  private func compare(_ messages: FITTable, _ truths: [Truth]) throws {
    #expect(messages.count == truths.count)
    for (message, truth) in zip(messages, truths) {
      let fields: [(String, FITField)] = [
        ("start_time", FITField.Session.start),
        ("total_elapsed_time", FITField.Session.elapsed),
        ("total_timer_time", FITField.Session.timer),
        ("total_distance", FITField.Session.distance),
        ("total_calories", FITField.Session.calories),
      ]
      for (key, field) in fields {
        guard let wanted = truth[key].number else { continue }
        #expect(message.number(field).map { nearly($0, wanted) } == true, "\(key)")
      }
    }
  }

  private func column(_ key: String, of records: FITTable) -> [Double]? {
    typealias Record = FITField.Record
    func either(_ first: FITField, _ second: FITField) -> [Double] {
      let values = records.column(first)
      return values.isEmpty ? records.column(second) : values
    }
    return switch key {
    case "timestamp": records.timestamps
    // The truth has semicircles, which a multiplier of one leaves as they are.
    case "position_lat": records.column(FITField(0))
    case "position_long": records.column(FITField(1))
    case "distance": records.column(Record.distance)
    case "heart_rate": records.column(Record.heartRate)
    case "cadence": records.column(Record.cadence)
    case "power": records.column(Record.power)
    case "temperature": records.column(Record.temperature)
    case "altitude": records.column(Record.altitude)
    case "speed": records.column(Record.speed)
    case "enhanced_altitude": either(Record.enhancedAltitude, Record.altitude)
    case "enhanced_speed": either(Record.enhancedSpeed, Record.speed)
    default: nil
    }
  }

  private func nearly(_ value: Double, _ wanted: Double?) -> Bool {
    wanted.map { abs(value - $0) <= 1e-6 * max(1, abs($0)) } ?? false
  }
}
