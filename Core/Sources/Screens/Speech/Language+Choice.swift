extension Language {
  /// The language for a reader: what they chose, or else what their browser likes best of those there are.
  ///
  /// - Parameters:
  ///   - chosen: The tag that they chose, such as `de`; nothing or an unknown one leaves it to the browser.
  ///   - accepted: What the browser says in `Accept-Language`, such as `de-AT,de;q=0.9,en;q=0.7`.
  public init(chosen: String?, accepted: String?) {
    self = chosen.flatMap(Self.init(rawValue:)) ?? Self.best(of: accepted ?? "") ?? .english
  }

  /// The language of a tag such as `de`, `de-AT` or `de_CH.UTF-8`, if the pages speak it.
  public init?(tag: String) {
    let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    self.init(rawValue: String(decoding: primary.map { $0 | 0x20 }, as: UTF8.self))
  }

  /// The known language of the greatest weight; of several the first.
  private static func best(of accepted: String) -> Self? {
    var best: (language: Self, weight: Int)?
    for wish in Array(accepted.utf8).split(separator: UInt8(ascii: ",")) {
      let parts = wish.filter { $0 != UInt8(ascii: " ") }.split(separator: UInt8(ascii: ";"))
      guard let tag = parts.first, let language = Self(tag: String(decoding: tag, as: UTF8.self))
      else { continue }
      let weight = parts.dropFirst().first.map { thousandths($0) } ?? 1000
      if weight > best?.weight ?? 0 { best = (language, weight) }
    }
    return best?.language
  }

  /// The weight in `q=0.9`, in thousandths.
  private static func thousandths(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    var places = 3
    for digit in text.dropFirst(2) where digit >= 48 && digit <= 57 && places >= 0 {
      value = value * 10 + Int(digit - 48)
      places -= 1
    }
    while places >= 0 {
      value *= 10
      places -= 1
    }
    return value
  }
}
