import Coaching
import Exchange
import Formats
import Glibc
import Screens
import Sessions

/// The state of a watch's link.
struct WatchLinkState: Equatable {
  var isOpen = false
  /// How many events only this watch has.
  var onlyHere: Int64 = 0
  /// Whether the other device is there, in the core's word.
  var peer = "waiting"

  /// In words.
  var words: [String] {
    TerminalText.link(isOpen: isOpen, onlyHere: onlyHere, peer: peer)
  }
}
