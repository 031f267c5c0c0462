/// What of a page nobody reads who looks for its text.
enum HTMLSkipping {
  // What holds no text, or no text of the page's own.
  private static let left: [String] = [
    "noscript", "template", "svg", "math", "iframe", "select", "object", "canvas", "video", "audio",
    "map", "picture",
  ]
  // What stands beside the text.
  private static let beside: [String] = [
    "nav", "footer", "aside", "button", "dialog", "figcaption",
  ]
  private static let raw: [String] = ["script", "style", "title", "textarea", "xmp", "noembed"]
  private static let void: [String] = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
  private static let blocks: [String] = [
    "p", "div", "section", "article", "main", "header", "body", "html", "head", "blockquote",
    "figure", "address", "details", "center", "fieldset", "caption", "tbody", "thead", "tfoot",
    "hgroup", "legend",
  ]
  // Roles that stand beside the text.
  private static let roles: [String] = [
    "navigation", "dialog", "alertdialog", "contentinfo", "complementary", "search", "menu",
    "menubar", "banner", "toolbar",
  ]
  // What parts of a page are called that are not its text.
  private static let called: [String] = [
    "cookie", "cookies", "consent", "gdpr", "newsletter", "subscribe", "signup", "sidebar",
    "comment",
    "comments", "related", "recommended", "breadcrumb", "breadcrumbs", "share", "sharing", "social",
    "advert", "advertisement", "ads", "promo", "popup", "modal", "paywall", "pagination", "footer",
    "signature", "rating", "ratings",
  ]
  // Words that say of the whole page that it has such a part.
  private static let having: [String] = [
    "has", "with", "no", "page", "layout", "is", "main", "body",
  ]
  private static let boxes: [String] = ["div", "section", "ul", "ol", "table", "span", "header"]

  static func isRaw(_ name: String) -> Bool { raw.contains(name) }

  static func isVoid(_ name: String) -> Bool { void.contains(name) }

  static func isBlock(_ name: String) -> Bool { blocks.contains(name) }

  /// Whether a tag opens something that is left out; whoever keeps everything goes by no names.
  static func skips(_ tag: HTMLTag, keepsAll: Bool) -> Bool {
    if left.contains(tag.name) { return true }
    guard !keepsAll else { return false }
    if beside.contains(tag.name) { return true }
    if tag.isHidden { return tag.name != "body" && tag.name != "html" }
    guard boxes.contains(tag.name) else { return false }
    return tag.words.contains { roles.contains($0) || isBeside($0) }
  }

  // "cookie-banner", "site_sidebar", but not "page-with-sidebar" or "has-comments".
  private static func isBeside(_ word: String) -> Bool {
    let parts = word.split { $0 == "-" || $0 == "_" }.map { String($0) }
    guard (1...3).contains(parts.count), !parts.contains(where: { having.contains($0) }) else {
      return false
    }
    return called.contains(parts[0]) || called.contains(parts[parts.count - 1])
  }
}
