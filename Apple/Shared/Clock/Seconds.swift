/// The seconds of a device, for as long as the app lives.
@MainActor enum Seconds {
  /// Calls once a second, counted from the start so that a late call delays no other.
  static func pass(_ second: @MainActor () -> Void) async {
    let clock = ContinuousClock()
    var next = clock.now
    while !Task.isCancelled {
      next += .seconds(1)
      if next < clock.now { next = clock.now }
      // A canceled sleep is the end.
      guard (try? await clock.sleep(until: next)) != nil else { return }
      second()
    }
  }
}
