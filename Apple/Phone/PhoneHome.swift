import Coaching
import Screens
import SwiftUI
import Training

/// Before a run: what was left open, the watch, the plan, and the one button.
struct PhoneHome: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model

  var body: some View {
    List {
      if let notice = model.notice { Text(notice).foregroundStyle(.orange) }
      if model.link.folder.isFull { Text(words[.diskFull]).foregroundStyle(.orange) }
      if let open = model.unfinished { UnfinishedRow(open: open) }
      LinkLine(to: .watch, peer: model.link.peer, onlyHere: model.link.onlyHere)
      if model.isAsking { Text(words[.waitingForWatch]) }
      Button(words[.start]) { Task { await model.start() } }.buttonStyle(.borderedProminent)
      PlanForm(settings: model.settings)
      AgainstSection()
      RunnerSection(settings: model.settings)
      if model.settings.mode == .race { PackSection() }
    }
    .navigationTitle(words[.run])
    .task { await model.talk.prepare() }
  }
}
