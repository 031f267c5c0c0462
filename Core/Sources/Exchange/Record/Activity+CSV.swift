import Formats
public import Training

extension Activity {
  /// The readings as a table for a spreadsheet: a row a moment, a column a quantity that was measured.
  public var csv: [UInt8] {
    var samples = samples
    var columns: [[Double]] = []
    var header = ""
    for kind in 0..<SampleColumns.steps.count {
      samples.column(kind) { column in
        guard !column.isEmpty else { return }
        header += (header.isEmpty ? "" : ",") + Self.titles[kind]
        columns.append(column)
      }
    }
    var bytes = Array((header + "\n").utf8)
    for row in 0..<samples.count {
      for (place, column) in columns.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        guard column[row].isFinite else { continue }
        var number = JSONWriter()
        number.value(column[row])
        bytes += number.bytes
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static let titles = [
    "seconds", "latitude", "longitude", "altitude_m", "distance_m", "speed_m_s", "heart_rate_bpm",
    "cadence_spm", "power_w", "accuracy_m",
  ]
}
