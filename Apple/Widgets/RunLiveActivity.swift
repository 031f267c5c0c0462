#if os(iOS)
import ActivityKit
import SwiftUI
import WidgetKit

/// The run that goes on, on the Lock Screen and in the Dynamic Island.
struct RunLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RunAttributes.self) { context in
      VStack {
        if let banner = context.state.banner { Text(banner).foregroundStyle(.orange) }
        HStack {
          figure(context.state.distance)
          figure(context.state.pace)
          figure(context.state.heartRate)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { figure(context.state.distance) }
        DynamicIslandExpandedRegion(.trailing) { figure(context.state.pace) }
        DynamicIslandExpandedRegion(.bottom) {
          if let banner = context.state.banner { Text(banner) }
        }
      } compactLeading: {
        Image(systemName: "figure.run")
      } compactTrailing: {
        Text(context.state.distance.value).monospacedDigit()
      } minimal: {
        Image(systemName: "figure.run")
      }
    }
  }

  private func figure(_ figure: RunAttributes.Figure) -> some View {
    VStack {
      Text(figure.value).font(.title2).monospacedDigit()
      Text(figure.unit.isEmpty ? figure.label : figure.unit).font(.caption)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(figure.label)
  }
}
#endif
