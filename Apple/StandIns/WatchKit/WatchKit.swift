// Stand-in for WatchKit, written from Apple's documentation; a test reads what the wrist felt.
@_exported import Foundation
public import HealthKit
public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
@MainActor public final class WKInterfaceDevice: NSObject {
  static let shared = WKInterfaceDevice()
  @_spi(Fake) public private(set) var felt: [WKHapticType] = []
  @_spi(Fake) public private(set) var isWaterLocked = false
  @_spi(Fake) public override init() {}
  public class func current() -> WKInterfaceDevice { shared }
  public func play(_ type: WKHapticType) { felt.append(type) }
  public func enableWaterLock() { isWaterLocked = true }
}
/// The system calls it in the background too, where no view is.
// https://developer.apple.com/documentation/watchkit/wkapplicationdelegate
@MainActor public protocol WKApplicationDelegate: NSObjectProtocol {
  func handle(_ workoutConfiguration: HKWorkoutConfiguration)
  func handleActiveWorkoutRecovery()
  // Objective-C makes it so.
  init()
}
extension WKApplicationDelegate {
  public func handle(_ workoutConfiguration: HKWorkoutConfiguration) {}
  public func handleActiveWorkoutRecovery() {}
}
