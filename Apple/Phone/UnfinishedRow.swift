import Screens
import SwiftUI

/// A run or a workout that was left open.
struct UnfinishedRow: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  let open: OpenSession

  var body: some View {
    VStack(alignment: .leading) {
      Text(words[open.kind == .gym ? .openWorkout : .openRun]).font(.headline)
      HStack {
        Button(words[.resume]) { Task { await model.takeUp(true) } }
        Button(words[.finish]) { Task { await model.takeUp(false) } }
      }
      .buttonStyle(.bordered)
    }
  }
}
