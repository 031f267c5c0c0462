import Exchange
public import Integrations
import Screens
public import Record
import Storage

extension Transcriber {
  /// Writes notes of a record down; its book says whether they may leave this machine for it.
  public nonisolated func listening(under book: VoiceBook) -> LocalRecord.Listening {
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
