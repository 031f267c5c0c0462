import Foundation
import Screens
import Training

/// Something that has come from the other device, or the way to it.
enum PeerSound: Sendable {
  /// The bytes of a word.
  case word(Data)
  /// The language that was chosen on the other device, if one was.
  case language(Language?)
  /// What distances are shown in on the other device.
  case units(UnitSystem)
  /// Who runs, as the other device knows it.
  case runner(Runner)
  /// A voice note of the other device.
  case note(PeerNote)
  /// A voice note of this device has arrived there, by its name.
  case noteArrived(String)
  /// The other app can be reached at once, or only by what is queued.
  case reachable(Bool)
}
