import Formats
import Screens

extension ModelError {
  /// What a status and an error body mean; the words of a server are not judged, only its types.
  init(status: Int, headers: [String: String], body: [UInt8], model: String) {
    // A server in trouble may answer in HTML; the status then says enough.
    let json = (try? JSON.parse(body)) ?? .null
    let type = json["error"]?["type"]?.string ?? ""
    switch status {
    case 300..<400: self = .redirected
    case 401: self = .key
    case 402: self = .billing
    case 403: self = .forbidden
    case 404: self = .unknownModel(model)
    case 413: self = .tooLarge
    case 400 where type == "exceed_context_size_error": self = .tooLarge
    case 408, 504: self = .tooSlow
    case 429: self = .limited(after: RetryPolicy.wait(named: headers))
    case 503, 529: self = .overloaded(after: RetryPolicy.wait(named: headers))
    case 500...: self = .server(status)
    default: self = .badRequest(Self.words(json))
    }
  }

  /// What an error inside an answer with status 200 means.
  init(inside error: JSON, model: String) {
    switch error["type"]?.string ?? "" {
    case "authentication_error": self = .key
    case "billing_error": self = .billing
    case "permission_error": self = .forbidden
    case "not_found_error": self = .unknownModel(model)
    case "request_too_large": self = .tooLarge
    case "rate_limit_error": self = .limited(after: nil)
    case "overloaded_error": self = .overloaded(after: nil)
    case "timeout_error": self = .tooSlow
    case "api_error": self = .server(200)
    default: self = .badRequest(Self.words(.object([JSON.Member("error", error)])))
    }
  }

  /// The server's own words, cut short: it may have put the request into them.
  private static func words(_ json: JSON) -> String {
    let text = json["error"]?["message"]?.string ?? json["error"]?.string ?? "no reason given"
    let plain = text.unicodeScalars.prefix(160).filter { $0.value >= 0x20 && $0.value != 0x7F }
    return String(String.UnicodeScalarView(plain))
  }
}
