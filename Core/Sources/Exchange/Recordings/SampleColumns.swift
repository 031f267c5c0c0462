import Formats
public import Training

/// The readings of an activity as few bytes, for keeping: whole numbers in small steps, with a checksum.
///
///     "PSC1"  rows u32  columns u8
///     column: kind u8, bytes u32, then for each row
///             the difference to the last reading, zigzag, in base 128; 0 for none, else 1 more
///     CRC-32C of everything before, u32
///
/// Numbers are little-endian. A reading is rounded once, to what its quantity needs (a position to a
/// centimetre, the heart to a tenth of a beat); what was rounded reads back the same for ever.
public enum SampleColumns {
  /// Why bytes are no readings.
  public enum Fault: Error, Hashable, Sendable {
    case damaged

    /// The sentence for a person.
    public var description: String { "the readings are damaged, expected an intact checksum" }
  }

  // Steps to one: what a reading is multiplied by and rounded. Never changed; a new quantity is a new
  // row at the end.
  static let steps: [Double] = [1000, 1e7, 1e7, 100, 100, 1000, 10, 10, 1, 10]

  private static let magic: [UInt8] = Array("PSC1".utf8)

  /// Rounds readings to what is kept.
  public static func rounded(_ samples: Samples) -> Samples {
    var samples = samples
    for kind in 0..<steps.count {
      samples.column(kind) { column in
        for row in column.indices {
          column[row] = whole(column[row], kind).map { Double($0) / steps[kind] } ?? .nan
        }
        // A quantity that was never told is no column.
        if kind > 0, !column.contains(where: { $0.isFinite }) { column = [] }
      }
    }
    return samples
  }

  /// Writes readings.
  public static func bytes(of samples: Samples) -> [UInt8] {
    var samples = samples
    var bytes = magic
    append(UInt32(truncatingIfNeeded: samples.count), to: &bytes)
    let count = bytes.count
    bytes.append(0)
    for kind in 0..<steps.count {
      samples.column(kind) { column in
        guard !column.isEmpty else { return }
        let packed = pack(column, kind)
        bytes[count] += 1
        bytes.append(UInt8(kind))
        append(UInt32(truncatingIfNeeded: packed.count), to: &bytes)
        bytes += packed
      }
    }
    append(CRC32C.checksum(of: bytes), to: &bytes)
    return bytes
  }

  /// Reads them back.
  public static func samples(of bytes: [UInt8]) throws(Fault) -> Samples {
    guard bytes.count >= 13, Array(bytes[..<4]) == magic else { throw .damaged }
    var tail = ByteReader(bytes, in: (bytes.count - 4)..<bytes.count)
    guard tail.number(UInt32.self) == CRC32C.checksum(of: Array(bytes[..<(bytes.count - 4)])) else {
      throw .damaged
    }
    var reader = ByteReader(bytes, in: 4..<(bytes.count - 4))
    guard let rows = reader.number(UInt32.self), let columns = reader.byte(),
      rows <= UInt32(RecordingFile.mostSamples)
    else { throw .damaged }
    var samples = Samples()
    for _ in 0..<columns {
      guard let kind = reader.byte(), let length = reader.number(UInt32.self),
        let start = reader.skip(Int(truncatingIfNeeded: length))
      else { throw .damaged }
      // A quantity of a later Pacesetter is passed over.
      guard Int(kind) < steps.count else { continue }
      let end = start + Int(truncatingIfNeeded: length)
      guard let column = unpack(bytes, start..<end, rows: Int(rows), Int(kind)) else {
        throw .damaged
      }
      samples.column(Int(kind)) { $0 = column }
    }
    guard samples.count == Int(rows) else { throw .damaged }
    return samples
  }

  // MARK: One column

  private static func whole(_ reading: Double, _ kind: Int) -> Int64? {
    let scaled = (reading * steps[kind]).rounded()
    return scaled.isFinite && abs(scaled) < 0x1p52 ? Int64(scaled) : nil
  }

  private static func pack(_ column: [Double], _ kind: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(column.count * 2)
    var last: Int64 = 0
    for reading in column {
      guard let number = whole(reading, kind) else {
        bytes.append(0)
        continue
      }
      let step = number - last
      last = number
      var rest = UInt64(bitPattern: (step << 1) ^ (step >> 63)) + 1
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(truncatingIfNeeded: rest))
    }
    return bytes
  }

  private static func unpack(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    rows: Int,
    _ kind: Int
  ) -> [Double]? {
    var column: [Double] = []
    column.reserveCapacity(rows)
    var place = range.lowerBound
    var last: Int64 = 0
    for _ in 0..<rows {
      var rest: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        guard place < range.upperBound, shift < 63 else { return nil }
        let byte = bytes[place]
        place += 1
        rest |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      guard rest > 0 else {
        column.append(.nan)
        continue
      }
      let zigzag = rest - 1
      last &+= Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1)
      column.append(Double(last) / steps[kind])
    }
    return place == range.upperBound ? column : nil
  }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(8 * shift))) }
  }
}

extension Samples {
  /// The names of the columns, in the order of their numbers.
  static let columnNames = [
    "time", "latitude", "longitude", "altitude", "distance", "speed", "heartRate", "cadence",
    "power", "accuracy",
  ]

  /// Opens the column of a number.
  mutating func column(_ kind: Int, _ body: (inout [Double]) -> Void) {
    switch kind {
    case 0: body(&time)
    case 1: body(&latitude)
    case 2: body(&longitude)
    case 3: body(&altitude)
    case 4: body(&distance)
    case 5: body(&speed)
    case 6: body(&heartRate)
    case 7: body(&cadence)
    case 8: body(&power)
    case 9: body(&accuracy)
    default: break
    }
  }
}
