public import Training

extension Rival {
  /// The run of a recording, measured as a live run would be.
  public init?(_ name: String, of recording: Recording) {
    var run = RunPlayback(of: recording, Companion.Setup(script: Script(id: "rival")))
    var meters: [Double] = []
    var seconds: [Double] = []
    var places: [Coordinate] = []
    while let portion = run.nextPortion() {
      for timed in portion {
        guard case .tracker(.publish(let metrics)) = timed.effect else { continue }
        meters.append(metrics.distance.meters)
        seconds.append(metrics.moving.inSeconds)
        if let place = metrics.position { places.append(place) }
      }
    }
    // Before the first fix it stood where that fix was.
    if let first = places.first, places.count < meters.count {
      places.insert(contentsOf: repeatElement(first, count: meters.count - places.count), at: 0)
    }
    self.init(name, meters: meters, seconds: seconds, places: places)
  }
}
