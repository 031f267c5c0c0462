import Formats

/// The messages of a FIT file by their types, looked for once however many sessions there are.
struct FITTables {
  /// The whole file.
  let file: FITFile

  /// The time of each record in FIT's seconds.
  let recordTimes: [Double]

  /// Whether the records stand in the order of their times.
  let isOrdered: Bool

  private var tables: [FITMessageType: FITTable] = [:]

  private static let types: [FITMessageType] = [
    .fileID, .userProfile, .zonesTarget, .sport, .session, .lap, .record, .event, .workout,
    .activity,
    .length, .heartRate, .set, .exerciseTitle,
  ]

  // Of a longer chain nobody knows what it is.
  private static let mostLinks = 1000

  /// Looks for the messages of a file, or of one link of a chain.
  init(_ file: FITFile, in places: Range<Int>? = nil) {
    self.file = file
    for type in Self.types { tables[type] = file.table(type, in: places) }
    recordTimes = tables[.record]?.timestamps ?? []
    isOrdered = zip(recordTimes, recordTimes.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The messages of a type, in order.
  subscript(type: FITMessageType) -> FITTable { tables[type] ?? file.table(type) }

  /// The messages of each link of a chain that is an activity by itself, whatever the clocks of the others
  /// say; else those of the whole file.
  static func parts(of file: FITFile) -> [FITTables] {
    guard (2...mostLinks).contains(file.links.count), file.fault == nil else {
      return [FITTables(file)]
    }
    var parts: [FITTables] = []
    for link in file.links {
      let part = FITTables(file, in: link)
      // One that sums up what another has recorded is none.
      guard part[.session].isEmpty == part[.record].isEmpty else { return [FITTables(file)] }
      if !part[.session].isEmpty { parts.append(part) }
    }
    return parts.isEmpty ? [FITTables(file)] : parts
  }

  /// The first record at a time or later; only where they are ordered.
  func firstRecord(at time: Double) -> Int {
    var (low, high) = (0, recordTimes.count)
    while low < high {
      let middle = (low + high) / 2
      if recordTimes[middle] < time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
