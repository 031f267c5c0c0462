import Foundation
import Screens
import SwiftUI
import WidgetKit

/// Starts a run with one tap: a complication on the watch, a widget on the phone.
struct StartWidget: Widget {
  // The system shows widgets in its own language, so the app's choice does not matter here.
  private let words = AppWords(
    Bundle.main.preferredLocalizations.lazy.compactMap { Language(tag: $0) }.first ?? .english
  )

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "start", provider: StartProvider()) { _ in
      ZStack {
        AccessoryWidgetBackground()
        Image(systemName: "figure.run")
      }
      .accessibilityLabel(words[.start])
      .containerBackground(for: .widget) { Color.black }
      .widgetURL(URL(string: "pacesetter://start"))
    }
    .configurationDisplayName(words[.start])
    .description(words[.run])
    .supportedFamilies(families)
  }

  private var families: [WidgetFamily] {
    #if os(watchOS)
    [.accessoryCircular, .accessoryCorner, .accessoryInline]
    #else
    [.accessoryCircular, .accessoryInline, .systemSmall]
    #endif
  }
}
