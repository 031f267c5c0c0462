import Screens
import SwiftUI

/// How long the heart was in each zone, and what the zones stand on.
struct ZoneSection: View {
  @Environment(\.words) private var words
  let zones: ZoneChart

  var body: some View {
    Section(words[.zones]) {
      ForEach(zones.bars, id: \.label) { bar in
        VStack(alignment: .leading) {
          HStack {
            Text(bar.label)
            Spacer()
            Text(bar.time).monospacedDigit()
            Text(bar.share).monospacedDigit()
          }
          Text(bar.range).font(.caption)
        }
        .accessibilityElement(children: .combine)
      }
      Text(zones.basis).font(.footnote)
    }
  }
}
