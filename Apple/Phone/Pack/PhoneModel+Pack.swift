import Coaching
import Exchange

extension PhoneModel {
  /// Makes the race pack of the plan that is set.
  func makePack() async { await pack.make(for: settings.setup(.reported), from: server.server) }
}
