/// Where an app's export is found, and how long it takes to arrive.
public struct ExportGuide: Hashable, Sendable {
  /// When what was asked for is there.
  public enum Arrival: Hashable, Sendable {
    /// The app makes the file while one waits.
    case atOnce
    /// A link, on the page or by e-mail, that takes minutes to hours.
    case hours
    /// A link by e-mail, usually within so many days, and after so many at the latest where that is promised.
    case days(Int, atMost: Int?)
  }

  /// The app or the service.
  public let name: String

  /// When the export is there.
  public let arrival: Arrival

  /// Whether most people who change have it.
  let isCommon: Bool

  private let english: String
  private let german: String

  init(
    _ name: String,
    _ arrival: Arrival,
    _ english: String,
    _ german: String,
    isCommon: Bool = false
  ) {
    self.name = name
    self.isCommon = isCommon
    self.arrival = arrival
    self.english = english
    self.german = german
  }

  /// What to do there.
  public func steps(in language: Language = .english) -> String {
    language.pick(english, german)
  }

  /// How long it takes.
  public func wait(in language: Language = .english) -> String {
    switch arrival {
    case .atOnce: language.pick("You get it at once.", "Du bekommst ihn sofort.")
    case .hours:
      language.pick("It takes minutes to hours.", "Es dauert Minuten bis Stunden.")
    case .days(let usual, let most):
      language.pick(
        "It usually comes by e-mail within \(TerminalText.count(usual, "day"))"
          + (most.map { ", after \($0) at the latest" } ?? "") + ".",
        "Er kommt meist binnen \(usual == 1 ? "eines Tages" : "\(usual) Tagen") per E-Mail"
          + (most.map { ", spätestens nach \($0)" } ?? "") + "."
      )
    }
  }

  /// The whole guide, for a terminal.
  public func words(in language: Language = .english) -> String {
    name + ": " + steps(in: language) + " " + wait(in: language)
  }
}
