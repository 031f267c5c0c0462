import Foundation

/// Something that was done on a day, of which everything is known.
struct LossLine: Sendable {
  /// Its place among the lines of its file, from 0.
  let place: Int
  /// Its day, such as `2003-01-05`.
  let day: String
  /// How far, in whole hundredths of a kilometer.
  let meters: Double
  /// How long, in whole hundredths of an hour.
  let seconds: Double
  let reps: Double
  let kilograms: Double
  /// Whether it is a set with a weight, where a file may hold both.
  let isLift: Bool

  /// The first morning: 06:12 in Greenwich.
  var milliseconds: Double {
    let text = day + "T06:12:00Z"
    let date = try? Date(text, strategy: .iso8601)  // Each of these days is one.
    return (date?.timeIntervalSince1970 ?? 0) * 1000
  }

  /// The time so many seconds after 06:12, with the hours by which a clock is ahead.
  func end(ahead hours: Int) -> String {
    let minutes = 12 + Int(seconds) / 60
    let hour = 6 + hours + minutes / 60
    return "\(day)T\(hour < 10 ? "0" : "")\(hour):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):00"
  }

  /// The day in other orders: `01/05/03`, `5/1/2003`, `05.01.2003` and `Jan 5, 2003`.
  var american: String { "\(part(1))/\(part(2))/\(part(0).suffix(2))" }
  var british: String { "\(Int(part(2)) ?? 0)/\(Int(part(1)) ?? 0)/\(part(0))" }
  var german: String { "\(part(2)).\(part(1)).\(part(0))" }
  var spoken: String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(months[(Int(part(1)) ?? 1) - 1]) \(Int(part(2)) ?? 0), \(part(0))"
  }

  private func part(_ place: Int) -> String {
    String(day.split(separator: "-")[place])
  }
}
