import Coaching
import Screens
import SwiftUI

/// A run of this watch.
struct WatchRun: View {
  @Environment(\.words) private var words
  @Environment(WatchModel.self) private var model
  @Environment(\.isLuminanceReduced) private var isDimmed
  @State private var asksToEnd = false

  // The crown turns from page to page; on the metronome's it turns the tempo.
  var body: some View {
    TabView {
      figures
      if let screen = model.run.screen, screen.state == .running || screen.state == .paused {
        WatchSplits(screen: screen)
        if let metronome = screen.metronome { WatchTempo(screen: metronome) }
      }
    }
    .tabViewStyle(.verticalPage)
    .confirmationDialog(words[.endAsk], isPresented: $asksToEnd, titleVisibility: .visible) {
      Button(words[.endRun], role: .destructive) { model.tell(.end) }
    }
  }

  private var figures: some View {
    ScrollView {
      VStack(spacing: 8) {
        if let notice = model.notice { Text(notice).font(.footnote) }
        if let countdown = model.countdown {
          Text("\(countdown)").font(.largeTitle)
          Text(words[.countdown])
        }
        if let screen = model.run.screen {
          RunFigures(screen: screen) { model.tell(.step($0)) }
        }
        // Dimmed, the face shows figures alone: nobody presses a button then.
        if !isDimmed { controls }
        if let problem = model.host.problem { Text(problem.sentence(in: words)).font(.footnote) }
        if model.coachSpeaks { Label(words[.coachSpeaks], systemImage: "waveform") }
        LinkLine(to: .phone, peer: model.link.peer, onlyHere: model.link.onlyHere)
        if model.link.folder.isFull { Text(words[.diskFull]).foregroundStyle(.orange) }
      }
    }
    .navigationTitle(words[.run])
  }

  @ViewBuilder private var controls: some View {
    switch model.run.phase {
    case .preparing, .waitingForFix, .waitingForMovement, .countdown:
      if model.run.phase == .waitingForFix { Text(words[.waitingForFix]) }
      if model.run.phase == .waitingForMovement { Text(words[.waitingForMovement]) }
      Button(words[.startNow]) { model.tell(.start) }
        .buttonStyle(.borderedProminent)
        .handGestureShortcut(.primaryAction)
    case .running, .standing:
      Button(words[.pause], systemImage: "pause") { model.tell(.pause) }
      Button(words[.lap], systemImage: "flag") { model.tell(.lap) }
        .handGestureShortcut(.primaryAction)
      WatchTalk()
      Button("", systemImage: "drop") { model.lockAgainstWater() }
        .accessibilityLabel(words[.waterLock])
    case .paused:
      Button(words[.resume], systemImage: "play") { model.tell(.resume) }
        .handGestureShortcut(.primaryAction)
      Button(words[.end], systemImage: "stop", role: .destructive) { asksToEnd = true }
    case .ended, .discarding, .discarded: WatchSummary()
    }
  }
}
