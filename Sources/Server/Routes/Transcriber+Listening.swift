import Exchange
import Integrations
import Screens
import Record
import Storage

extension Transcriber {
  /// Writes notes of a record down; its book says whether they may leave this machine for it.
  nonisolated func listening(under book: VoiceBook) -> Outside.Listening {
    { sound in
      do throws(ListeningRefusal) {
        return .success(
          try await self.words(
            in: sound.bytes,
            type: sound.type,
            through: RecordVoiceGate(book)
          )
        )
      } catch {
        return .failure(Refused(error))
      }
    }
  }
}
