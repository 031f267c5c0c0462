import SwiftUI
import WidgetKit

/// The run that goes on, as far as the place has room for it.
struct FaceView: View {
  @Environment(\.widgetFamily) private var family
  let face: RunFace

  var body: some View {
    switch family {
    case .accessoryInline:
      Text(face.distance.value + " " + face.distance.unit + " · " + face.pace.value)
    case .accessoryRectangular: figures
    #if os(iOS)
    case .systemSmall: figures
    #endif
    default: small
    }
  }

  private var small: some View {
    VStack {
      Text(face.distance.value).font(.headline).monospacedDigit().minimumScaleFactor(0.5)
      Text(face.distance.unit).font(.caption)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(face.distance.label)
    .accessibilityValue(face.distance.value + " " + face.distance.unit)
  }

  private var figures: some View {
    VStack(alignment: .leading) {
      if let banner = face.banner { Text(banner).font(.caption) }
      clock.font(.headline).monospacedDigit()
      Text(face.distance.value + " " + face.distance.unit).monospacedDigit()
      Text(face.pace.value + " " + face.pace.unit).font(.caption).monospacedDigit()
    }
  }

  // The system counts on by itself; the figures are as old as what the app has left.
  private var clock: Text {
    if let since = face.since { Text(since, style: .timer) } else { Text(face.time.value) }
  }
}
