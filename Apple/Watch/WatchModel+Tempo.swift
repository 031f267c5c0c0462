import Coaching
import Exchange
import Screens
import Sessions
import Training

extension WatchModel {
  /// Turns the metronome of this watch's run.
  func tick(_ event: Metronome.Event) {
    guard stage == .run else { return }
    run.tell([.run(.metronome(event))])
  }

  /// Tells the phone, which ticks too, to which tempo the crown was turned.
  func tellTempo() {
    guard stage == .run, let id = run.id, let screen = run.screen?.metronome else { return }
    let tempo = Tempo(clamping: screen.beatsPerMinute)
    run.number(from: link.say(.keepTempo(tempo), in: id))
  }
}
