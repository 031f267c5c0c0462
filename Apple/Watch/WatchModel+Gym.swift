import Screens

extension WatchModel {
  /// The heart rate and the energy of the workout, in one line.
  var body: String? {
    GymBody.words(
      heartRate: host.heartRate,
      kilocalories: host.kilocalories,
      in: language.language
    )
  }
}
