import Formats
public import Training

extension Recording {
  private enum Slot {
    static let fileID = 0
    static let creator = 1
    static let event = 2
    static let record = 3
    static let lap = 4
    static let session = 5
    static let activity = 6
    static let sport = 7
    static let workout = 8
  }

  /// The recording as a FIT activity file, as watches and web sites read it.
  ///
  /// Messages stand in the order that a watch writes them: what the file is, the timer's start, records
  /// with the timer's stops among them, laps, session, activity. The format names no activity: name and notes
  /// stand where those of a workout that was followed do.
  public func fit() -> [UInt8] {
    var file = FITEncoder()
    begin(&file)
    writeRecords(to: &file)
    writeLaps(to: &file)
    writeSession(to: &file)
    return file.finished
  }

  // The maker of what is under development.
  static let ownMaker: Int64 = 255
  static let ownProduct: Int64 = 1

  /// FIT counts whole seconds from 1989-12-31T00:00:00Z.
  private func stamp(_ seconds: Double) -> Double {
    (instant(seconds).secondsSince1970 - FITFile.epoch).rounded()
  }

  private func begin(_ file: inout FITEncoder) {
    file.define(
      Slot.fileID,
      .fileID,
      [
        .init(FITField.FileID.type, .enumeration), .init(FITField(1), .uint16),
        .init(FITField(2), .uint16), .init(FITField(3), .uint32z),
        .init(FITField.FileID.created, .uint32),
      ]
    )
    // An activity, by a maker under development, whose first product this is.
    file.write(
      Slot.fileID,
      [4, Double(Self.ownMaker), Double(Self.ownProduct), 1, stamp(0)]
    )
    file.define(Slot.creator, FITMessageType(rawValue: 49), [.init(FITField(0), .uint16)])
    file.write(Slot.creator, [100])
    file.define(
      Slot.event,
      .event,
      [
        .init(.timestamp, .uint32), .init(FITField.Event.event, .enumeration),
        .init(FITField.Event.type, .enumeration),
      ]
    )
    file.write(Slot.event, [stamp(0), 0, 0])
    // What has no number of its own has at least its name.
    file.define(
      Slot.sport,
      .sport,
      [
        .init(FITField.Sport.sport, .enumeration), .init(FITField.Sport.subSport, .enumeration),
        .init(FITField.Sport.name, textOf: Self.longestName),
      ]
    )
    let (sport, subSport) = numbersInFIT
    file.write(
      Slot.sport,
      [sport, subSport],
      texts: [SportKind.of(self.sport, kind: kind)?.word ?? self.sport.rawValue]
    )
    writeWords(to: &file)
  }

  private static let longestName = 32
  // What a field of FIT can hold, the end of the text included.
  private static let longestText = 255

  private func writeWords(to file: inout FITEncoder) {
    guard name != nil || notes != nil else { return }
    file.define(
      Slot.workout,
      .workout,
      [
        .init(FITField.Workout.sport, .enumeration), .init(FITField.Workout.stepCount, .uint16),
        .init(FITField.Workout.name, textOf: Self.longestText),
        .init(FITField.Workout.notes, textOf: Self.longestText),
      ]
    )
    file.write(Slot.workout, [numbersInFIT.sport, 0], texts: [name ?? "", notes ?? ""])
  }

  private func writeRecords(to file: inout FITEncoder) {
    typealias Record = FITField.Record
    let isOnFoot = sport == .running || sport == .walking
    var columns: [(FITEncoder.Column, (Int) -> Double)] = []
    func add(_ column: FITEncoder.Column, _ values: [Double], _ value: @escaping (Double) -> Double)
    {
      if !values.isEmpty { columns.append((column, { value(values[$0]) })) }
    }
    add(.init(Record.latitude, .sint32), samples.latitude) { $0 }
    add(.init(Record.longitude, .sint32), samples.longitude) { $0 }
    add(.init(Record.enhancedAltitude, .uint32), samples.altitude) { $0 }
    add(.init(Record.distance, .uint32), samples.distance) { $0 }
    add(.init(Record.enhancedSpeed, .uint32), samples.speed) { $0 }
    add(.init(Record.heartRate, .uint8), samples.heartRate) { $0 }
    // A watch counts strides of one foot, and halves of them in a field beside it.
    add(.init(Record.cadence, .uint8), samples.cadence) {
      (isOnFoot ? $0 / 2 : $0).rounded(.down)
    }
    add(.init(Record.fractionalCadence, .uint8), samples.cadence) {
      let count = isOnFoot ? $0 / 2 : $0
      return count - count.rounded(.down)
    }
    add(.init(Record.power, .uint16), samples.power) { $0 }
    add(.init(Record.accuracy, .uint8), samples.accuracy) { $0 }
    file.define(
      Slot.record,
      .record,
      [.init(.timestamp, .uint32)] + columns.map { $0.0 }
    )
    var waiting = pauses[...]
    for row in 0..<samples.count {
      while let pause = waiting.first, pause.upperBound <= samples.time[row] {
        file.write(Slot.event, [stamp(pause.lowerBound), 0, 4])
        file.write(Slot.event, [stamp(pause.upperBound), 0, 0])
        waiting.removeFirst()
      }
      file.write(Slot.record, [stamp(samples.time[row])] + columns.map { $0.1(row) })
    }
    file.write(Slot.event, [stamp(length), 0, 4])
  }

  private func writeLaps(to file: inout FITEncoder) {
    typealias Lap = FITField.Lap
    file.define(
      Slot.lap,
      .lap,
      [
        .init(.messageIndex, .uint16), .init(.timestamp, .uint32), .init(FITField(0), .enumeration),
        .init(FITField(1), .enumeration), .init(Lap.start, .uint32), .init(Lap.elapsed, .uint32),
        .init(Lap.timer, .uint32), .init(Lap.distance, .uint32),
      ]
    )
    for (place, (lap, end)) in lapsWithEnds.enumerated() {
      file.write(
        Slot.lap,
        [
          Double(place), stamp(end), 9, 1, stamp(lap.start), end - lap.start,
          lap.timer?.inSeconds, lap.distance?.meters,
        ]
      )
    }
  }

  private func writeSession(to file: inout FITEncoder) {
    typealias Session = FITField.Session
    file.define(
      Slot.session,
      .session,
      [
        .init(.messageIndex, .uint16), .init(.timestamp, .uint32), .init(FITField(0), .enumeration),
        .init(FITField(1), .enumeration), .init(Session.start, .uint32),
        .init(Session.sport, .enumeration), .init(Session.subSport, .enumeration),
        .init(Session.elapsed, .uint32),
        .init(Session.timer, .uint32), .init(Session.distance, .uint32),
        .init(Session.calories, .uint16), .init(Session.firstLap, .uint16),
        .init(Session.lapCount, .uint16),
      ]
    )
    let (sport, subSport) = numbersInFIT
    file.write(
      Slot.session,
      [
        0, stamp(length), 8, 1, stamp(0), sport, subSport, length, timer, meters,
        totals.kilocalories, 0, Double(lapsWithEnds.count),
      ]
    )
    file.define(
      Slot.activity,
      .activity,
      [
        .init(.timestamp, .uint32), .init(FITField(0, divisor: 1000), .uint32),
        .init(FITField(1), .uint16), .init(FITField(2), .enumeration),
        .init(FITField(3), .enumeration), .init(FITField(4), .enumeration),
        .init(FITField.Activity.localTime, .uint32),
      ]
    )
    let end = stamp(length)
    let local = startedAt.offset.map { end + $0.seconds }
    file.write(Slot.activity, [end, timer, 1, 0, 26, 1, local])
  }

  /// The numbers of its kind; of one that has none, those of its sport.
  private var numbersInFIT: (sport: Double, subSport: Double) {
    let numbers =
      SportKind.of(sport, kind: kind)?.numbers.first
      ?? SportKind.of(sport, kind: nil)?.numbers.first
    return (Double(numbers?.sport ?? 0), Double(numbers?.subSport ?? 0))
  }
}
