import Screens

extension WatchModel: DeviceModel {
  var showsRun: Bool { stage == .run }

  var isOwn: Bool { showsRun }

  func startRun() async { await start(settings.plan) }

  var status: String {
    gym.screen?.inOneLine ?? (run.screen ?? mirror?.screen)?.inOneLine ?? words[.preparing]
  }
}
