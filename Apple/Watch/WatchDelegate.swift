import Foundation
import HealthKit
import Training
import WatchKit

/// Hears what the system asks of the watch's app, which it may launch in the background for it.
final class WatchDelegate: NSObject, WKApplicationDelegate {
  /// Made by the first who needs it, which is the app when it begins.
  lazy var life = WatchLife()

  /// The phone asks for a workout.
  func handle(_ workoutConfiguration: HKWorkoutConfiguration) {
    guard let model = try? life.model.get() else { return }
    switch workoutConfiguration.activityType {
    case .running:
      let isIndoor = workoutConfiguration.locationType == .indoor
      model.expect(isIndoor ? .treadmillRun : .outdoorRun)
    case .traditionalStrengthTraining: model.expect(.gym)
    default: break
    }
  }

  /// The app has crashed in a workout, which goes on.
  func handleActiveWorkoutRecovery() {
    guard let model = try? life.model.get() else { return }
    Task { await model.recall() }
  }
}
