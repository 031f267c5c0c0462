import Screens
import SwiftUI

/// Where the runner speaks to the coach on the wrist.
struct WatchTalk: View {
  @Environment(WatchModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    if model.notes.isRecording {
      Button(words[.endNote], systemImage: "stop") { model.endNote() }
    } else {
      Button(words[.record], systemImage: "mic") { Task { await model.record() } }
    }
    if let problem = model.notes.problem { Text(problem).font(.footnote) }
  }
}
