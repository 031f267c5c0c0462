import HTTPTypes

/// Lets no foreign page change anything here.
///
/// Looking is always allowed, because looking changes nothing. For the rest the browser's own word
/// counts first (`Sec-Fetch-Site`), then the origin. What comes with neither is no browser, and
/// brings no cookie.
enum SiteRule {
  /// Why a request counts as one of a foreign page, if it does.
  static func problem(_ request: HTTPRequest) -> Problem? {
    guard ![.get, .head, .options].contains(request.method) else { return nil }
    guard isFromHere(request) else {
      return Problem(.forbidden, "a page of another site may not ask for this")
    }
    // What another app shares comes as the browser's own navigation, which sets no header; nothing is
    // done with it.
    guard !isShare(request) else { return nil }
    // A foreign page cannot set a header of its own without being refused before it asks. A button or a
    // shortcut that shows its token sets one.
    guard request.headerFields[.pacesetter] == "1" || Credential.isScoped(request) else {
      return Problem(.forbidden, "the header X-Pacesetter: 1 is missing")
    }
    return nil
  }

  /// Whether a request brings something that another app shared.
  static func isShare(_ request: HTTPRequest) -> Bool {
    request.method == .post && request.path == "/share"
  }

  /// Whether a browser sent it, judging by its headers.
  static func isFromBrowser(_ request: HTTPRequest) -> Bool {
    request.headerFields[.fetchSite] != nil || request.headerFields[.origin] != nil
  }

  private static func isFromHere(_ request: HTTPRequest) -> Bool {
    if let site = request.headerFields[.fetchSite] {
      return site == "same-origin" || site == "none"
    }
    guard let origin = request.headerFields[.origin] else {
      return request.headerFields[.cookie] == nil
    }
    guard let scheme = ["http://", "https://"].first(where: { origin.hasPrefix($0) }) else {
      return false
    }
    return origin.dropFirst(scheme.count).lowercased() == request.authority?.lowercased()
  }
}

extension HTTPField.Name {
  /// What only a page of ours or a program sends.
  static let pacesetter = HTTPField.Name("X-Pacesetter") ?? .via
  /// Where the browser says that a request comes from.
  static let fetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .via
  /// For whom a proxy asks.
  static let forwardedFor = HTTPField.Name("X-Forwarded-For") ?? .via
}
