/// Makes any text fit for a voice: a line of a script, a user's own words, a model's reply.
///
/// What comes out is plain text, never markup: one of the voices hangs for ever on SSML.
public enum SpokenText {
  /// The text as a voice of a language should get it.
  ///
  /// In English every figure becomes words. Voices of other languages read digits themselves, so
  /// there only the colons of times are spaced. Links, emoji, markup and control characters go.
  public static func words(for text: String, language: String = "en") -> String {
    let tokens = SpeechToken.tokens(of: text)
    if isEnglish(language) {
      var speaker = EnglishSpeaker(tokens)
      return speaker.speak()
    }
    return OtherSpeaker.speak(tokens)
  }

  /// Whether a language tag such as "en", "en-GB" or "EN_us" means English.
  static func isEnglish(_ language: String) -> Bool {
    let primary = language.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return String(decoding: primary, as: UTF8.self).lowercased() == "en"
  }
}
