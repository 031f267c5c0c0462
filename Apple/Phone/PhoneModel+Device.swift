import Screens

extension PhoneModel: DeviceModel {
  var showsRun: Bool { stage == .run }

  // It also coaches the run that the watch tracks.
  var isOwn: Bool { run.isTracking }

  func startRun() async { await start() }

  var status: String {
    gym.screen?.inOneLine ?? run.screen?.inOneLine ?? words[.preparing]
  }
}
