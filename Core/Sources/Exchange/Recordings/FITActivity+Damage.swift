import Formats
import Training

extension Recording {
  /// Reads what is whole of the run of a damaged FIT file.
  init(salvagingFIT bytes: [UInt8]) throws(RecordingError) {
    let file: FITFile
    do { file = try FITFile(salvaging: bytes) } catch { throw .fit(error) }
    let activity = FITActivity(file)
    self = try activity.recording()
    guard let fault = file.fault else { return }
    if fault.cause(in: file) == .unreadable { samples.keepCredible() }
    damage = activity.damage(by: fault, of: self)
  }
}

extension FITActivity {
  /// Every session of a damaged file, and what is whole of the one during which it ended.
  static func salvaged(_ bytes: [UInt8]) throws(RecordingError) -> RecordingFile.Contents {
    let file: FITFile
    do { file = try FITFile(salvaging: bytes) } catch { throw .fit(error) }
    let all = cutOff(file)
    let latest = all.indices.max { all[$0].start ?? 0 < all[$1].start ?? 0 }
    let workouts = all.compactMap { $0.workout() }
    return try RecordingFile.Contents(.fit, Array(all.indices), workouts: workouts) {
      place throws(RecordingError) in
      var recording = try all[place].recording()
      if let fault = file.fault, place == latest {
        if fault.cause(in: file) == .unreadable { recording.samples.keepCredible() }
        recording.damage = all[place].damage(by: fault, of: recording)
      }
      return recording
    }
  }

  // What stands behind the records of a file at the least: a lap, the session, the activity and how
  // they are laid out.
  private static let bytesOfTotals = 400.0

  fileprivate func damage(by fault: FITError, of recording: Recording) -> Recording.Damage {
    let cause = fault.cause(in: file)
    let lacksTotals = recording.totals == Recording.Totals()
    var damage = Recording.Damage(
      cause,
      lacksTotals: lacksTotals,
      lastMoment: recording.samples.time.last ?? 0
    )
    switch cause {
    case .checksum, .furtherPart: break
    case .trailing: damage.bytes = file.bytes.count - fault.offset
    case .cutOff, .unreadable:
      if case .cutOff(let promised, let available, _) = fault {
        damage.bytes = Int(clamping: promised) - available
      } else if cause == .unreadable {
        damage.bytes = file.bytes.count - fault.offset
      }
      measure(&damage, recording)
    }
    return damage
  }

  /// Finds how many seconds are missing: from the session if the file has it, else from the bytes.
  private func measure(_ damage: inout Recording.Damage, _ recording: Recording) {
    let records = tables[.record]
    let start = isOneOfMany ? start ?? 0 : 0
    guard let first = records.first(where: { start <= Double($0.timestamp ?? 0) }),
      let last = records.last
    else { return }
    if let session {
      // A session that stands behind the records counts them all.
      let missing = (recording.totals.elapsed?.inSeconds ?? 0) - damage.lastMoment
      damage.seconds = session.offset > last.offset ? 0 : max(0, missing.rounded())
      return
    }
    guard let bytes = damage.bytes, damage.lastMoment > 0, last.offset > first.offset else {
      return
    }
    let rate = Double(last.offset - first.offset) / damage.lastMoment
    damage.seconds = max(0, ((Double(bytes) - Self.bytesOfTotals) / rate).rounded())
    damage.isEstimate = true
  }
}

extension FITError {
  /// What is wrong with a file that was salvaged in spite of this.
  fileprivate func cause(in file: FITFile) -> Recording.Damage.Cause {
    switch self {
    case .cutOff, .unfinished: file.links.isEmpty ? .cutOff : .furtherPart
    case .wrongChecksum, .wrongHeaderChecksum: .checksum
    case .noHeader, .unknownHeaderSize: .trailing
    case .tooLarge, .unknownProtocol, .tooManyMessages, .unknownByteOrder, .definitionCutOff,
      .messageTooLarge, .undefinedMessage, .messageCutOff:
      file.links.isEmpty ? .unreadable : .furtherPart
    }
  }
}

extension Samples {
  /// Keeps the rows up to the first step of more than a day, which only damaged bytes make.
  fileprivate mutating func keepCredible() {
    let last = time.indices.dropFirst().first { time[$0] - time[$0 - 1] > 86_400 }
    guard let last else { return }
    for kind in 0..<SampleColumns.steps.count {
      column(kind) { column in
        if !column.isEmpty { column.removeSubrange(last...) }
      }
    }
  }
}
