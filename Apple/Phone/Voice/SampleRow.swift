import Screens
import SwiftUI

/// A minute of the coach that is chosen, to be heard and read.
struct SampleRow: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    let desk = model.voices
    Button(words[desk.sample.isEmpty ? .hearCoach : .hearStop]) { model.hearSample() }
    ForEach(desk.sample.indices, id: \.self) { place in
      VStack(alignment: .leading) {
        Text(desk.sample[place].when).font(.caption)
        Text(desk.sample[place].text).fontWeight(place == desk.place ? .bold : nil)
      }
    }
  }
}
