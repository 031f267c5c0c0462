import Screens
import SwiftUI

/// The daily challenge: how it stands today, and a set more.
struct PhoneChallenge: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  @State private var standing: String?

  private static let sets = [5, 10, 20]

  var body: some View {
    List {
      Text(standing ?? model.link.challenge.words(in: model.language.language))
      ForEach(Self.sets, id: \.self) { count in
        Button("+\(count)") { standing = model.addToChallenge(count) }
      }
    }
    .navigationTitle(words[.challenge])
  }
}
