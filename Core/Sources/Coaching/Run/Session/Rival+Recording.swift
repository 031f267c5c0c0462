public import Training

extension Rival {
  /// The run of a recording, measured as a live run would be.
  public init?(_ name: String, of recording: Recording) {
    var run = RunPlayback(of: recording, Companion.Setup(script: Script(id: "rival")))
    var meters: [Double] = []
    var seconds: [Double] = []
    while let portion = run.nextPortion() {
      for timed in portion {
        guard case .tracker(.publish(let metrics)) = timed.effect else { continue }
        meters.append(metrics.distance.meters)
        seconds.append(metrics.moving.inSeconds)
      }
    }
    self.init(name, meters: meters, seconds: seconds)
  }
}
