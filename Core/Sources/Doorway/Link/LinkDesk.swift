import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page knows of other devices.
struct LinkDesk: Sendable {
  var link: DeviceLink<JSON>?
}
