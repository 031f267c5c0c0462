import Exchange
import Foundation
import Screens
import Sessions
import Training
import WatchConnectivity

/// The way between watch and phone: what must arrive is queued by the system, what is live may get lost.
@MainActor final class PeerLane {
  /// What comes from the other device, in order.
  let heard: AsyncStream<PeerSound>
  /// Nothing on a device that can have no watch, such as an iPad.
  private let session: WCSession?
  private let ear: PeerEar

  private static let word = "word"
  private static let lines = "lines"
  private static let language = "language"
  private static let units = "units"
  private static let runner = "runner"
  private static let note = "note"
  private static let session = "session"
  private static let ended = "ended"
  // The system's queue takes 65,536 bytes with its own wrapping; a longer line goes as a file.
  private static let mostQueued = 60_000

  /// The device's own session, if it can have one.
  static var device: PeerLane { PeerLane(WCSession.isSupported() ? .default : nil) }

  init(_ session: WCSession?) {
    let (heard, speaker) = AsyncStream.makeStream(of: PeerSound.self)
    self.heard = heard
    self.session = session
    ear = PeerEar(speaker)
    session?.delegate = ear
    session?.activate()
  }

  /// Sends a word.
  ///
  /// Lines that still wait in the system's queue are not queued again: they will arrive.
  func send(_ word: PeerWord) {
    guard let session else { return }
    let data = Data(word.bytes)
    guard word.isQueued else {
      if session.isReachable { session.sendMessageData(data, replyHandler: nil) }
      return
    }
    var isLines = false
    if case .lines = word { isLines = true }
    if isLines,
      session.outstandingUserInfoTransfers.contains(where: { $0.userInfo[Self.lines] != nil })
    {
      return
    }
    if data.count > Self.mostQueued { return sendFile(data) }
    session.transferUserInfo(isLines ? [Self.word: data, Self.lines: true] : [Self.word: data])
  }

  /// Tells the other device which language and units were chosen, and who runs; the system keeps only the
  /// newest.
  ///
  /// Before the session is active the system refuses: it is told again when it is.
  func tell(_ language: Language?, _ units: UnitSystem, _ runner: Runner) {
    try? session?.updateApplicationContext([
      Self.language: language?.rawValue ?? "", Self.units: units.rawValue,
      Self.runner: runner.kept,
    ])
  }

  /// Queues a voice note, unless it waits in the system's queue already.
  func send(_ note: NoteFolder.Note, ended: Int64?) {
    guard let session else { return }
    let isQueued = session.outstandingFileTransfers.contains {
      $0.file.metadata?[Self.note] as? String == note.id
    }
    guard !isQueued else { return }
    var metadata: [String: Any] = [Self.note: note.id, Self.session: note.session]
    if let ended { metadata[Self.ended] = Double(ended) }
    session.transferFile(note.file, metadata: metadata)
  }

  private func sendFile(_ data: Data) {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).word")
    // What cannot be written now is asked for again.
    guard (try? data.write(to: file, options: .atomic)) != nil else { return }
    session?.transferFile(file, metadata: nil)
  }

  /// The voice note that a file is, by what came with it.
  nonisolated static func note(_ sound: Data, _ metadata: [String: Any]?) -> PeerNote? {
    guard let id = metadata?["note"] as? String, let session = metadata?["session"] as? String
    else { return nil }
    let ended = (metadata?["ended"] as? Double).map { Int64($0) }
    return PeerNote(id: id, session: session, ended: ended, sound: sound)
  }

  /// The language, the units and the runner that a context names; a phone of before names no units.
  nonisolated static func choices(in context: [String: Any]) -> [PeerSound] {
    let language = context["language"] as? String
    let units = (context["units"] as? String).flatMap { UnitSystem(rawValue: $0) }
    let runner = (context["runner"] as? String).flatMap { Runner(kept: $0) }
    return [
      language.map { .language(Language(rawValue: $0)) }, units.map { .units($0) },
      runner.map { .runner($0) },
    ]
    .compactMap { $0 }
  }

  /// The word of a dictionary that has come.
  nonisolated static func word(in userInfo: [String: Any]) -> Data? { userInfo["word"] as? Data }
}
