import AVFAudio
import Foundation

/// Calls, alarms and Siri, as long as the app lives.
@MainActor enum Interruptions {
  /// Tells when something takes the sound, and when the system says that it may go on.
  static func follow(_ center: NotificationCenter, _ tell: @MainActor (Bool) -> Void) async {
    for await note in center.notifications(named: AVAudioSession.interruptionNotification) {
      let info = note.userInfo
      let type = (info?[AVAudioSessionInterruptionTypeKey] as? UInt)
        .flatMap { AVAudioSession.InterruptionType(rawValue: $0) }
      let options = AVAudioSession.InterruptionOptions(
        rawValue: info?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
      )
      switch type {
      case .began: tell(true)
      case .ended: if options.contains(.shouldResume) { tell(false) }
      case nil: break
      }
    }
  }
}
