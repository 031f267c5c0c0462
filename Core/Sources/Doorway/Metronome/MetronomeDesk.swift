import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// The metronome of a page without a run.
struct MetronomeDesk: Sendable {
  var metronome = Metronome()
  /// The samples of the click that was asked for last, row by row.
  var click: [Float] = []
}
