import Charts
import Screens
import SwiftUI

/// A quantity over the time of a run, as the core has drawn it.
struct SeriesSection: View {
  @Environment(\.words) private var words
  let chart: SeriesChart
  /// What the clock of the run showed at each place.
  let times: [String]

  /// A place at which something was measured; a line breaks where nothing was.
  private struct Point: Identifiable {
    let id: Int
    let level: Double
    let line: Int
  }

  var body: some View {
    Section(chart.name) {
      Text(chart.range).font(.caption).monospacedDigit()
      Chart(points) { point in
        LineMark(
          x: .value(words[.time], point.id),
          y: .value(chart.name, point.level),
          series: .value("", point.line)
        )
        .accessibilityLabel(times[point.id])
        .accessibilityValue(chart.readings[point.id])
      }
      .chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartYScale(domain: 0...1)
      .frame(height: 90)
      .accessibilityLabel(chart.name)
    }
  }

  private var points: [Point] {
    var points: [Point] = []
    var line = 0
    for (place, level) in chart.levels.enumerated() {
      if let level { points.append(Point(id: place, level: level, line: line)) } else { line += 1 }
    }
    return points
  }
}
