import Exchange
import Foundation
import Integrations
import Screens
import Training

/// The devices that were let in.
enum DevicesListing: Listing {
  typealias Question = DeviceAPI.List
  static let abstract = "List paired devices, last seen first."
  static let nothing = TerminalText.noDevices

  static func rows(_ answer: DeviceList) -> [String] {
    answer.devices.map { device in
      "\(device.id)  seen \(day(device.seen))  paired \(day(device.paired))  \(device.name)"
    }
  }

  /// The day of a moment by the rules of this place, which may have had another offset then.
  private static func day(_ seconds: Int64) -> String {
    LocalTime(Date(timeIntervalSince1970: Double(seconds))).day.text
  }
}
