import Screens
import SwiftUI

/// Where the runner says something to the coach, by voice or by typing.
struct TalkSection: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  @State private var text = ""

  var body: some View {
    Section(words[.talkToCoach]) {
      switch model.talk.state {
      case .still:
        Button(words[.record], systemImage: "mic") { Task { await model.record() } }
      case .recording:
        Button(words[.endNote], systemImage: "stop") { Task { await model.talk.finish() } }
      case .listening: Text(words[.writingDown])
      }
      if let problem = model.talk.problem { Text(problem).foregroundStyle(.orange) }
      if let heard = model.talk.heard { Text(words[.heard, heard]) }
      TextField(words[.talkExample], text: $text)
      Button(words[.sayIt]) {
        model.talk.type(text)
        text = ""
      }
      .disabled(text.isEmpty)
    }
  }
}
