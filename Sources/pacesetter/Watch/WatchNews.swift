import Coaching
import Exchange
import Formats
import Integrations
import Sessions

/// What a watch hears of the world.
enum WatchNews: Sendable {
  /// Time has passed.
  case beat
  /// The stream has begun.
  case opened
  /// The stream has broken.
  case broke(ServerClientError)
  /// An event for the link.
  case told(Watch.Device.Lanes.Event)
  /// A message for the person.
  case sentence(String)
}
