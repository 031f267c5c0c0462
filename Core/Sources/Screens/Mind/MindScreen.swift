public import Training

/// What is said of the model that the coach may ask.
public enum MindScreen {
  /// What a task is called.
  public static func name(of task: MindTask) -> String {
    switch task {
    case .reply: "Answer on a run"
    case .summary: "Run in words"
    case .insight: "Last weeks"
    case .script: "Script for a run"
    case .workout: "Workout from words"
    }
  }

  /// What a row of the ledger was about: a task, or a voice note that was sent to be written down.
  public static func name(ofTask name: String) -> String {
    MindTask(rawValue: name).map { self.name(of: $0) } ?? "Voice note"
  }

  /// Whose line of a script it is.
  public static func author(isModel: Bool) -> String { isModel ? "Model" : "Rules" }

  /// What has been spent.
  public static func spent(_ today: Int64, _ month: Int64, under settings: MindSettings) -> String {
    if settings.provider == .none { return "" }
    if settings.provider == .proxy { return "The proxy’s owner pays, and sets your limits." }
    if settings.isFree { return "It costs nothing." }
    return "Spent today: \(MindMoney.text(today)) of \(MindMoney.text(settings.dayCap)). "
      + "This month: \(MindMoney.text(month)) of \(MindMoney.text(settings.monthCap))."
  }

  /// Who answered, after how long, for how much.
  public static func took(_ model: String, _ time: Duration, _ micros: Int64) -> String {
    let tenths = Written.whole(time.inSeconds * 10)
    let name = model.isEmpty ? "" : model + ", "
    return name + "\(tenths / 10).\(tenths % 10) s, " + MindMoney.text(micros)
  }

  /// When something was sent: "2026-06-01, 7:30".
  public static func moment(_ time: LocalTime) -> String {
    let (hours, minutes) = (time.minuteOfDay / 60, time.minuteOfDay % 60)
    return time.day.text + ", \(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
  }

  /// The figures of a request, and what was in it.
  public static func facts(
    _ model: String,
    bytes: Int,
    tokens: Int,
    micros: Int64,
    categories: String
  ) -> String {
    let parts = [
      model, "\(bytes) bytes", "\(tokens) tokens", MindMoney.text(micros),
      categories.isEmpty ? "nothing of yours" : categories,
    ]
    return parts.joined(separator: " · ")
  }
}
