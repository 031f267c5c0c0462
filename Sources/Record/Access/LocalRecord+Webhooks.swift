public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let webhookRequests: [any RecordRequest.Type] = [
    WebhookAPI.List.self, WebhookAPI.Add.self, WebhookAPI.Test.self,
    WebhookAPI.Remove.self,
  ]
}

extension WebhookAPI.List: RecordRequest {
  /// The addresses.
  public func answer(from record: LocalRecord) async throws -> WebhookList {
    let language = record.reader.language
    return WebhookList(try await WebhookStore(record.database).hooks(in: language))
  }
}

extension WebhookAPI.Add: RecordRequest {
  /// The address with the key of its signatures.
  public func answer(from record: LocalRecord) async throws -> MadeWebhook {
    let now = Int64(record.now.instant.secondsSince1970)
    guard let made = try await WebhookStore(record.database).add(self, now: now) else {
      throw record.conflict(DoorRefusal.fullOfWebhooks(most: Webhook.most))
    }
    return made
  }
}

extension WebhookAPI.Test: RecordRequest {
  /// Done, once the message waits; the server sends it within seconds.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await WebhookStore(record.database).test(id, at: record.now.instant) else {
      throw record.missing(DoorRefusal.noWebhook(id.inSentence))
    }
    return Done()
  }
}

extension WebhookAPI.Remove: RecordRequest {
  /// Done, once the address is told nothing more.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await WebhookStore(record.database).remove(id) else {
      throw record.missing(DoorRefusal.noWebhook(id.inSentence))
    }
    return Done()
  }
}
