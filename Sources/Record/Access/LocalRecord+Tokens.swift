public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let tokenRequests: [any RecordRequest.Type] = [
    TokenAPI.List.self, TokenAPI.Make.self, TokenAPI.Draw.self, TokenAPI.Revoke.self,
  ]
}

extension TokenAPI.List: RecordRequest {
  /// The tokens.
  public func answer(from record: LocalRecord) async throws -> TokenList {
    TokenList(try await TokenStore(record.database).tokens())
  }
}

extension TokenAPI.Make: RecordRequest {
  /// The token with its secret.
  public func answer(from record: LocalRecord) async throws -> MadeToken {
    let now = Int64(record.now.instant.secondsSince1970)
    guard let made = try await TokenStore(record.database).add(self, now: now) else {
      throw record.conflict(DoorRefusal.fullOfTokens(most: TokenStore.most))
    }
    await record.outside.door(.admitted)
    return made
  }
}

extension TokenAPI.Draw: RecordRequest {
  /// The QR code.
  public func answer(from record: LocalRecord) async throws -> QRDrawing { drawing }
}

extension TokenAPI.Revoke: RecordRequest {
  /// Done, once the token opens nothing any more.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard let token = try await TokenStore(record.database).remove(id) else {
      throw record.missing(DoorRefusal.noToken(id.inSentence))
    }
    await record.outside.door(.shutOut(token.id))
    return Done()
  }
}
