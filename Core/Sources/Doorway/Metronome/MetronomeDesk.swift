import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page knows of the metronome that is worked by itself.
struct MetronomeDesk: Sendable {
  var metronome = Metronome()
  /// The samples of the click that was asked for last, row by row.
  var click: [Float] = []
}
