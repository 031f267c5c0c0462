import Exchange
public import Integrations
public import Storage

extension Transcriber {
  /// Writes notes of the record down.
  public nonisolated var listening: LocalRecord.Listening {
    { sound in
      do throws(TranscriberError) {
        return .success(try await self.words(in: sound.bytes, type: sound.type))
      } catch {
        return .failure(ListeningFailure(error.description))
      }
    }
  }
}
