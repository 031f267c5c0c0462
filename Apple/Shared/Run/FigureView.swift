import Screens
import SwiftUI

/// One figure of a screen, as the core has written it.
struct FigureView: View {
  let metric: Metric
  var isLarge = false

  var body: some View {
    VStack(spacing: 0) {
      Text(metric.value)
        .font(isLarge ? .system(.largeTitle, design: .rounded, weight: .bold) : .title3)
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Text(metric.unit.isEmpty ? metric.label : metric.unit)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(metric.label)
    .accessibilityValue(metric.unit.isEmpty ? metric.value : metric.value + " " + metric.unit)
  }
}
