import Formats

extension LinkAPI {
  /// The request that puts together a voice note which was sent as one part; it belongs to a session.
  public static func completion(of id: String, type: String, session: String) -> APICall {
    APICall(["id": id]) { json in
      json.object { json in
        json.field("chunks", 1)
        json.field("type", type)
        json.field("session", session)
      }
    }
  }
}
