import Exchange
public import Integrations
public import Storage

extension Transcriber {
  /// Writes notes of a record down; its book says whether they may leave this machine for it.
  public nonisolated func listening(under book: VoiceBook) -> LocalRecord.Listening {
    { sound in
      do throws(TranscriberError) {
        return .success(
          try await self.words(
            in: sound.bytes,
            type: sound.type,
            through: RecordVoiceGate(book)
          )
        )
      } catch {
        return .failure(ListeningFailure(error.description))
      }
    }
  }
}
