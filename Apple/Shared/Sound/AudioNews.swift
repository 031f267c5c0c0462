import AVFAudio
import Foundation

/// What the device says about its sound.
enum AudioNews: Equatable, Sendable {
  /// A call, an alarm or Siri has taken the sound.
  case taken
  /// It is over; whether the sound may come back by itself.
  case over(mayResume: Bool)
  /// The hardware or the route is another one, and the engine may have stopped.
  case changed
  /// The media server has died: whatever was made before plays no more.
  case reset

  /// What a notification says, if it says anything.
  init?(_ note: Notification) {
    switch note.name {
    case AVAudioSession.interruptionNotification:
      let type = (note.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt)
        .flatMap { AVAudioSession.InterruptionType(rawValue: $0) }
      let options = AVAudioSession.InterruptionOptions(
        rawValue: note.userInfo?[AVAudioSessionInterruptionOptionKey] as? UInt ?? 0
      )
      switch type {
      case .began: self = .taken
      case .ended: self = .over(mayResume: options.contains(.shouldResume))
      case nil: return nil
      }
    case AVAudioSession.mediaServicesWereResetNotification: self = .reset
    default: self = .changed
    }
  }

  /// Everything that is said from now on, in order, for as long as the app lives.
  static func all(from center: NotificationCenter) -> AsyncStream<AudioNews> {
    let (news, speaker) = AsyncStream.makeStream(of: AudioNews.self)
    let names = [
      AVAudioSession.interruptionNotification, AVAudioSession.routeChangeNotification,
      AVAudioSession.mediaServicesWereResetNotification, .AVAudioEngineConfigurationChange,
    ]
    for name in names {
      // The system calls on whatever thread; nobody stops hearing while the app lives.
      _ = center.addObserver(forName: name, object: nil, queue: nil) { note in
        if let said = AudioNews(note) { speaker.yield(said) }
      }
    }
    return news
  }
}
