import Coaching
import Exchange
import Foundation

extension PhoneModel {
  /// Begins a voice note of the run that goes on.
  func record() async {
    guard stage == .run, let id = run.id else { return }
    await talk.record(in: id)
  }

  /// Hears what the runner says, and tells the run and the link.
  func listenToRunner() {
    talk.say = { [weak self] event in self?.run.tell([.run(.companion(event))]) }
    talk.note = { [weak self] recorded in
      guard let self else { return }
      let message = LinkMessage.voiceNote(
        file: recorded.note.id,
        seconds: recorded.seconds,
        began: recorded.began
      )
      run.number(from: link.say(message, in: recorded.note.session))
    }
  }

  /// Sends the notes that the server does not have.
  func sendNotes() async {
    guard let server = server.server else { return }
    for note in talk.folder.waiting where talk.state != .recording {
      guard let sound = try? Data(contentsOf: note.file) else { continue }
      let whole = LinkAPI.completion(of: note.id, type: "audio/mp4", session: note.session)
      let part = APICall(["id": note.id, "chunk": "0"], body: Array(sound))
      // Whatever fails now is sent again in half a minute.
      guard let kept = try? await server.ask(LinkAPI.keepChunk, part), kept.isGood,
        let reply = try? await server.ask(LinkAPI.completeFile, whole), reply.isGood
      else { return }
      talk.folder.mark(note)
    }
  }
}
