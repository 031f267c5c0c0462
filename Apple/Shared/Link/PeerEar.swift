import Foundation
import WatchConnectivity

/// Hears on the background thread that the system calls, and hands on in order.
final class PeerEar: NSObject, WCSessionDelegate, Sendable {
  private let speaker: AsyncStream<PeerSound>.Continuation

  init(_ speaker: AsyncStream<PeerSound>.Continuation) { self.speaker = speaker }

  func session(
    _ session: WCSession,
    activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) { speaker.yield(.reachable(session.isReachable)) }

  func sessionReachabilityDidChange(_ session: WCSession) {
    speaker.yield(.reachable(session.isReachable))
  }

  func session(_ session: WCSession, didReceiveMessageData messageData: Data) {
    speaker.yield(.word(messageData))
  }

  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {
    if let word = PeerLane.word(in: userInfo) { speaker.yield(.word(word)) }
  }

  func session(
    _ session: WCSession,
    didReceiveApplicationContext applicationContext: [String: Any]
  ) {
    for sound in PeerLane.choices(in: applicationContext) { speaker.yield(sound) }
  }

  func session(_ session: WCSession, didReceive file: WCSessionFile) {
    // The system deletes the file when this returns.
    guard let bytes = try? Data(contentsOf: file.fileURL) else { return }
    if let note = PeerLane.note(bytes, file.metadata) {
      speaker.yield(.note(note))
    } else {
      speaker.yield(.word(bytes))
    }
  }

  func session(
    _ session: WCSession,
    didFinish fileTransfer: WCSessionFileTransfer,
    error: (any Error)?
  ) {
    // What did not arrive is sent again when the app is next begun.
    guard error == nil, let id = fileTransfer.file.metadata?["note"] as? String else { return }
    speaker.yield(.noteArrived(id))
  }

  #if !os(watchOS)
  func sessionDidBecomeInactive(_ session: WCSession) {}
  // Another watch is worn now.
  func sessionDidDeactivate(_ session: WCSession) { session.activate() }
  #endif
}
