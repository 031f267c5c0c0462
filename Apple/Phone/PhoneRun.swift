import Coaching
import Screens
import SwiftUI

/// A run with what the coach says: this phone's own, or the watch's.
struct PhoneRun: View {
  @Environment(\.words) private var words
  @Environment(PhoneModel.self) private var model
  @State private var asksToEnd = false

  var body: some View {
    List {
      if let notice = model.notice { Text(notice).foregroundStyle(.orange) }
      SoundRow()
      if let countdown = model.countdown {
        Text("\(countdown)").font(.largeTitle)
        Text(words[.countdown])
      }
      if let screen = model.run.screen {
        if !model.run.isTracking, screen.state != .ended {
          Text(words[.watchTracks]).font(.caption)
        }
        RunFigures(screen: screen) { model.tell(.step($0)) }
        controls(screen)
        if let metronome = screen.metronome { TickControls(screen: metronome) { model.tick($0) } }
      }
      if model.link.folder.isFull { Text(words[.diskFull]).foregroundStyle(.orange) }
      if let problem = model.host.problem { Text(problem.sentence(in: words)).font(.caption) }
      if let summary = model.run.summary { SummarySection(summary: summary) }
      if let screen = model.run.screen, screen.state != .ended { TalkSection() }
      SpokenSection(lines: model.run.lines)
      if let screen = model.run.screen { TablesSection(screen: screen) }
    }
    .navigationTitle(words[.run])
    .confirmationDialog(words[.endAsk], isPresented: $asksToEnd, titleVisibility: .visible) {
      Button(words[.endRun], role: .destructive) { model.tell(.end) }
      Button(words[.cancel], role: .cancel) {}
    }
  }

  @ViewBuilder private func controls(_ screen: RunScreen) -> some View {
    if screen.state == .ended {
      Button(words[.done]) { model.close() }.buttonStyle(.borderedProminent)
    } else {
      switch model.run.phase {
      case .preparing, .waitingForFix, .waitingForMovement, .countdown:
        if model.run.phase == .waitingForFix { Text(words[.waitingForFix]) }
        if model.run.phase == .waitingForMovement { Text(words[.waitingForMovement]) }
        Button(words[.startNow]) { model.tell(.start) }.buttonStyle(.borderedProminent)
      case .running, .standing:
        Button(words[.pause], systemImage: "pause") { model.tell(.pause) }
        Button(words[.lap], systemImage: "flag") { model.tell(.lap) }
      case .paused:
        Button(words[.resume], systemImage: "play") { model.tell(.resume) }
        Button(words[.end], systemImage: "stop", role: .destructive) { asksToEnd = true }
      case .ended, .discarding, .discarded: EmptyView()
      }
      Toggle(
        words[.mute],
        isOn: Binding(get: { screen.isMuted }, set: { @MainActor in model.mute($0) })
      )
    }
  }
}
