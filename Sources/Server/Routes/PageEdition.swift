import Exchange
import HTTPTypes
import Screens

/// The pages in one language: their words, the module of the scripts' words, and a name that changes with any.
struct PageEdition: Sendable {
  /// The cookie in which a browser keeps the language that somebody chose.
  static let cookie = "pacesetter-language"

  /// All editions by their language.
  static let all: [Language: PageEdition] = Dictionary(
    uniqueKeysWithValues: Language.allCases.map { ($0, PageEdition($0)) }
  )

  /// The words.
  let words: PageWords
  /// The words of the pages' scripts.
  let module: WordsModule
  /// The name.
  let name: String

  /// Reads the words of a language.
  init(_ language: Language) {
    words = PageWords(language)
    module = WordsModule(words)
    name = words.edition
  }
}

extension Language {
  /// The language in which a request wants to be answered: that of the cookie, or else of the browser.
  init(of request: HTTPRequest) {
    let pairs = request.headerFields[values: .cookie].flatMap { $0.split(separator: ";") }
    let chosen = pairs.lazy.map { $0.drop { $0 == " " } }
      .first { $0.hasPrefix(PageEdition.cookie + "=") }
      .map { String($0.dropFirst(PageEdition.cookie.utf8.count + 1)) }
    self.init(chosen: chosen, accepted: request.headerFields[.acceptLanguage])
  }
}
