import Screens
import SwiftUI

/// A figure that the Digital Crown turns, with a detent for each step; VoiceOver's users turn it too.
struct CrownDial: View {
  let label: String
  let text: String
  let unit: String
  @Binding var steps: Int
  let range: ClosedRange<Int>
  /// The crown has come to rest.
  var settle: () -> Void = {}

  var body: some View {
    VStack {
      Text(text).font(.largeTitle).monospacedDigit()
      Text(unit).font(.caption).foregroundStyle(.secondary)
    }
    .focusable()
    .digitalCrownRotation(
      detent: $steps,
      from: range.lowerBound,
      through: range.upperBound,
      by: 1,
      sensitivity: .medium,
      onIdle: settle
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(label)
    .accessibilityValue(text + " " + unit)
  }
}
