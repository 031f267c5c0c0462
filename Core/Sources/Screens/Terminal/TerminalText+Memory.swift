// What the commands of the memory and of the mind say.
extension TerminalText {
  /// No rate is doubtful.
  public static let noDoubtfulRate = "no heart rate waits for your answer"

  /// Asks about a rate that one activity alone has.
  public static func isItYours(_ beats: Int) -> String {
    "One activity held \(beats) bpm. Was that your heart? --confirm or --refuse"
  }

  /// A rate that was confirmed or refused.
  public static func rate(_ beats: Int, isConfirmed: Bool) -> String {
    (isConfirmed
      ? "\(beats) bpm is your highest heart rate."
      : "\(beats) bpm does not count; the strap was wrong.")
      + " 'memory heart --undo' takes that back."
  }

  /// An answer that was taken back.
  public static func rateUndecided(_ beats: String) -> String { "\(beats) bpm is undecided again." }

  /// The memory is empty.
  public static let nothingRemembered = "nothing is remembered yet; 'memory set' adds an item"

  /// A deletion was undone.
  public static let remembersAgain = "The last deleted item is back."

  /// Nothing was sent to a model.
  public static let nothingSent = "Nothing was ever sent."

  /// Who wrote words.
  public static func written(by model: String?) -> String {
    model.map { "Written by \($0)." } ?? "Written by rules."
  }

  /// There is no model.
  public static let noModel = "No model is set up: rules write everything, and nothing is sent."

  /// Which model is asked; the usual one where none is named.
  public static func model(_ name: String) -> String {
    "Model: " + (name.isEmpty ? "the usual one for each task" : name)
  }

  /// Where a model's key is.
  public static func key(from place: String?) -> String {
    "Key: " + (place.map { "from the " + $0 } ?? "none")
  }

  /// What is spent of the two caps, in words for money.
  public static func spent(
    today: String,
    of dayCap: String,
    month: String,
    of monthCap: String
  ) -> String {
    "Spent: \(today) of \(dayCap) today, \(month) of \(monthCap) this month"
  }

  /// A model that costs nothing.
  public static let free = "Cost: none"

  /// The cap is near.
  public static let capIsNear = "You are close to a limit; after it, rules write again."

  /// A preview without a model.
  public static let previewGoesNowhere = "no model is set up; this goes nowhere"

  /// What keeps a request from being sent.
  public static func notShared(_ categories: [String]) -> String {
    "not sent unless you share " + categories.joined(separator: ", ")
  }

  /// What is shared with a model.
  public static func shared(_ categories: String) -> String {
    categories.isEmpty ? "Nothing is shared." : "Shared: \(categories)."
  }

  /// A fact that a model found, with the command that keeps it.
  public static func worthRemembering(_ command: String) -> String {
    "Worth remembering? pacesetter memory set " + command
  }
}
