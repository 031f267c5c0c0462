import Formats
import Training

extension FITActivity {
  /// Below this a time counts from the moment the device was switched on.
  private static let firstRealTime = Double(0x1000_0000)

  /// A clock that jumped further is broken, and what it says is left out: three years.
  private static let furthest = 100_000_000.0

  /// What of a session may come before its start: a day.
  private static let earliest = 86_400.0

  /// The most records in which the last distance before a session is looked for.
  private static let closest = 1000

  /// The most developers' fields that are tried for one field of the profile.
  private static let mostStandIns = 4

  /// The session's records in order of time.
  ///
  /// A start far from most records is a broken one, and the first record's time stands in for it.
  func readings() -> FITReadings {
    let records = tables[.record]
    let times = tables.recordTimes
    let around = start.map { readings(of: records, times, around: $0) }
    if let around, isOneOfMany || around.times.count == records.count { return around }
    let first = times.first { $0 >= Self.firstRealTime } ?? times.first { !$0.isNaN }
    let others = readings(of: records, times, around: first ?? start ?? 0)
    guard let around, around.times.count >= others.times.count else { return others }
    return around
  }

  private func readings(
    of records: FITTable,
    _ times: [Double],
    around start: Double
  ) -> FITReadings {
    let lowest = start >= Self.firstRealTime ? Self.firstRealTime : 0
    let from = isOneOfMany ? start : max(start - Self.earliest, lowest)
    let to = min(end, start + Self.furthest)
    func counts(_ time: Double) -> Bool { time >= from && time < to }
    let low =
      tables.isOrdered
      ? tables.firstRecord(at: from) : times.firstIndex(where: counts) ?? times.count
    var high = tables.isOrdered ? max(low, tables.firstRecord(at: to)) : low
    while high < times.count, counts(times[high]),
      high == low || times[high] >= times[high - 1]
    {
      high += 1
    }
    // Nearly every file is in order, and needs no more than its rows from one to another.
    guard !tables.isOrdered, times[high...].contains(where: counts) else {
      return FITReadings(
        table: records[low..<high],
        order: nil,
        times: Array(times[low..<high]),
        start: start
      )
    }
    // One more than may be is enough to be refused.
    let order = times.indices.filter { counts(times[$0]) }.prefix(RecordingFile.mostSamples + 1)
      .sorted { times[$0] == times[$1] ? $0 < $1 : times[$0] < times[$1] }
    return FITReadings(
      table: records,
      order: order,
      times: order.map { times[$0] },
      start: start
    )
  }

  /// The readings as a recording has them.
  func samples(_ readings: FITReadings) -> Samples {
    typealias Record = FITField.Record
    var samples = Samples()
    samples.time = readings.times.map { $0 - readings.zero }
    samples.latitude = column(Record.latitude, readings)
    samples.longitude = column(Record.longitude, readings)
    samples.altitude = column(Record.enhancedAltitude, else: Record.altitude, readings)
    samples.speed = column(Record.enhancedSpeed, else: Record.speed, readings)
    samples.distance = column(Record.distance, readings)
    if samples.speed.isEmpty || samples.distance.isEmpty {
      let compressed = readings.table.compressedSpeedAndDistance()
      if samples.speed.isEmpty { samples.speed = readings.ordered(compressed.speed) }
      if samples.distance.isEmpty { samples.distance = readings.ordered(compressed.distance) }
    }
    samples.heartRate = column(Record.heartRate, readings)
    samples.cadence = column(Record.cadence, readings)
    samples.power = column(Record.power, readings)
    samples.accuracy = column(Record.accuracy, readings)
    addFractions(readings.column(Record.fractionalCadence), to: &samples.cadence)
    samples.removeImpossible()
    addKeptRates(since: readings.zero, to: &samples)
    countDistanceFromStart(readings, &samples)
    samples.continueDistance()
    return samples
  }

  /// The device's own field, else a developer's field that stands for it.
  private func column(_ field: FITField, _ readings: FITReadings) -> [Double] {
    let own = readings.column(field)
    guard own.isEmpty else { return own }
    let standIns = file.developerFields.lazy.filter {
      $0.nativeMessage == .record && $0.nativeField == field.number
    }
    for developer in standIns.prefix(Self.mostStandIns) {
      let column = readings.column(developer)
      if !column.isEmpty { return column }
    }
    return []
  }

  /// A field, and where it has no value another.
  private func column(
    _ field: FITField,
    else other: FITField,
    _ readings: FITReadings
  ) -> [Double] {
    var values = column(field, readings)
    let others = column(other, readings)
    guard !values.isEmpty, !others.isEmpty else { return values.isEmpty ? others : values }
    for row in values.indices where values[row].isNaN { values[row] = others[row] }
    return values
  }

  private func addFractions(_ fractions: [Double], to cadence: inout [Double]) {
    guard !cadence.isEmpty, !fractions.isEmpty else { return }
    for row in cadence.indices where !fractions[row].isNaN { cadence[row] += fractions[row] }
  }

  /// Some devices count one distance through all sports: a session's own begins at zero.
  private func countDistanceFromStart(_ readings: FITReadings, _ samples: inout Samples) {
    guard isOneOfMany, let start, let first = samples.distance.first(where: { !$0.isNaN }) else {
      return
    }
    // What is ordered has its last reading before the session close by.
    let records = tables[.record]
    let close =
      tables.isOrdered
      ? max(0, readings.table.startIndex - Self.closest)..<readings.table.startIndex
      : records.indices
    let distances = records[close].column(FITField.Record.distance)
    let before = distances.indices.last {
      tables.recordTimes[close.lowerBound + $0] < start && !distances[$0].isNaN
    }
    guard let before, distances[before] > 0, distances[before] <= first else { return }
    let isExact = (distances[before]...first).contains(distanceBefore)
    let base = isExact ? distanceBefore : distances[before]
    // Distances are counted in centimetres: so are their differences.
    samples.distance = samples.distance.map { (($0 - base) * 100).rounded() / 100 }
  }
}

extension Samples {
  /// Takes out what no body and no place can give.
  fileprivate mutating func removeImpossible() {
    for row in heartRate.indices where heartRate[row] <= 0 { heartRate[row] = .nan }
    if latitude.count != longitude.count {
      latitude = []
      longitude = []
    }
    for row in latitude.indices {
      let isPlace = abs(latitude[row]) <= 90 && abs(longitude[row]) <= 180
      if !isPlace {
        latitude[row] = .nan
        longitude[row] = .nan
      }
    }
    if heartRate.allSatisfy({ $0.isNaN }) { heartRate = [] }
    if latitude.allSatisfy({ $0.isNaN }) {
      latitude = []
      longitude = []
    }
  }
}
