import Screens

/// What the coaches say, a file a coach and language: the page's core carries no words.
///
/// They are those that the program itself carries, so a page and its server never speak differently.
enum CoachFiles {
  /// The path of each, such as `/coaches/old_hand.en.txt`.
  static let paths = books.map { $0.path }

  /// The text at a path, nothing where it names none.
  static func bytes(at path: String) -> [UInt8]? {
    books.first { $0.path == path }.flatMap { $0.coach.book(in: $0.language)?.text }
  }

  private static let books = Personality.allCases.flatMap { coach in
    Language.allCases.map { language in
      (
        path: "/coaches/\(coach.rawValue).\(language.rawValue).txt", coach: coach,
        language: language
      )
    }
  }
}
