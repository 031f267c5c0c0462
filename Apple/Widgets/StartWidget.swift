import Foundation
import Screens
import SwiftUI
import WidgetKit

/// Starts a run with one tap, and shows the one that goes on: a complication on the watch, a widget on the
/// phone.
struct StartWidget: Widget {
  // The system shows widgets in its own language, so the app's choice does not matter here.
  private let words = AppWords(
    Bundle.main.preferredLocalizations.lazy.compactMap { Language(tag: $0) }.first ?? .english
  )

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "start", provider: StartProvider()) { entry in
      ZStack {
        if let face = entry.face {
          FaceView(face: face).widgetURL(URL(string: "pacesetter://run"))
        } else {
          AccessoryWidgetBackground()
          Image(systemName: "figure.run")
            .accessibilityLabel(words[.start])
            .widgetURL(URL(string: "pacesetter://start"))
        }
      }
      .foregroundStyle(Color.white)
      .containerBackground(for: .widget) { Color.black }
    }
    .configurationDisplayName(words[.start])
    .description(words[.run])
    .supportedFamilies(families)
  }

  private var families: [WidgetFamily] {
    #if os(watchOS)
    [.accessoryCircular, .accessoryCorner, .accessoryInline, .accessoryRectangular]
    #else
    [.accessoryCircular, .accessoryInline, .accessoryRectangular, .systemSmall]
    #endif
  }
}
