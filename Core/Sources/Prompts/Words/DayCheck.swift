import Screens
import Training

/// Whether the days and weeks that a text names are those of the facts, and its figures belong to them.
///
/// A figure can be true of another week: "this week you ran 30 km" where those were last week's.
struct DayCheck {
  private struct Line {
    var text: String
    var anchors: SpokenDays.Anchors
    var isWeek: Bool
  }

  private let lines: [Line]
  private let tokens: Set<String>
  private let weekCount: Int
  /// The day of the run that is asked about.
  private let own: [Day]

  /// Takes the facts, a line each; a week's line begins with `Week from` and the last one is this week's.
  init(_ facts: String) {
    var lines = facts.split(separator: "\n").map { line in
      let text = String(line)
      return Line(
        text: text,
        anchors: SpokenDays(text).anchors,
        isWeek: text.contains("eek from ")
      )
    }
    let starts = Set(lines.filter { $0.isWeek }.flatMap { $0.anchors.days }).sorted(by: >)
    for place in lines.indices where lines[place].isWeek {
      guard let day = lines[place].anchors.days.first, let age = starts.firstIndex(of: day) else {
        continue
      }
      lines[place].anchors.weeks.append(age)
    }
    // What rules say of a run is of the run's own day.
    own = lines.first { $0.text.hasPrefix("The run: ") }?.anchors.days ?? []
    for place in lines.indices
    where lines[place].anchors.isEmpty && lines[place].text.hasPrefix("By rules: ") {
      lines[place].anchors.days = own
    }
    self.lines = lines
    tokens = Set(Words.tokens(facts))
    weekCount = starts.count
  }

  /// What is wrong with the days of a text.
  func problems(in text: String) -> [ModelProblem] {
    Words.sentences(text).flatMap { sentence -> [ModelProblem] in
      let whole = SpokenDays(sentence).anchors
      guard !whole.isEmpty else { return [] }
      let unknown = unknown(whole)
      guard unknown.isEmpty else { return unknown }
      return Self.clauses(sentence).flatMap { clause in
        var named = SpokenDays(clause).anchors
        if Self.isOfThisRun(clause) { named.days += own }
        let anchors = named.isEmpty ? whole : named
        let known = lines.filter { $0.anchors.isEmpty || Self.agree(anchors, $0) }
        return FigureCheck(known.map { $0.text }.joined(separator: "\n")).strangers(in: clause)
          // How many weeks there are is no figure of one of them.
          .filter { !$0.hasSuffix("week") && !$0.hasSuffix("weeks") }
          .map { ModelProblem.untruth(.otherDay($0)) }
      }
    }
  }

  /// The days that no fact names.
  private func unknown(_ anchors: SpokenDays.Anchors) -> [ModelProblem] {
    let days = lines.flatMap { $0.anchors.days }
    var problems: [ModelProblem] = []
    for day in anchors.days where !days.contains(day) {
      problems.append(.untruth(.day(day)))
    }
    for (month, number) in anchors.dates
    where !days.contains(where: { $0.date.month == month && $0.date.day == number }) {
      problems.append(.untruth(.date(dayOfMonth: number, month: month)))
    }
    for month in anchors.months
    where !lines.contains(where: { Self.isIn(month, $0) }) {
      problems.append(.untruth(.month(month)))
    }
    for weekday in anchors.weekdays
    where !lines.contains(where: { !$0.isWeek && Self.isOn(weekday, $0) }) {
      problems.append(.untruth(.weekday(weekday)))
    }
    for week in anchors.weeks where weekCount > 0 && week >= weekCount {
      problems.append(.untruth(.week))
    }
    return problems
  }

  private static func agree(_ said: SpokenDays.Anchors, _ line: Line) -> Bool {
    line.anchors.days.contains { day in
      said.days.contains(day)
        || said.dates.contains { $0.month == day.date.month && $0.number == day.date.day }
    }
      || said.weeks.contains { line.anchors.weeks.contains($0) }
      || said.months.contains { isIn($0, line) }
      || !line.isWeek && said.weekdays.contains { isOn($0, line) }
  }

  private static func isOfThisRun(_ clause: String) -> Bool {
    let tokens = Words.tokens(clause)
    return ["this run", "this time", "today"].contains { Words.contains(tokens, $0) }
  }

  private static func isIn(_ month: Int, _ line: Line) -> Bool {
    line.anchors.days.contains { $0.date.month == month } || line.anchors.months.contains(month)
      || line.anchors.dates.contains { $0.month == month }
  }

  private static func isOn(_ weekday: Int, _ line: Line) -> Bool {
    line.anchors.days.contains { $0.weekday == weekday } || line.anchors.weekdays.contains(weekday)
  }

  /// A sentence taken apart where it turns from one week to another.
  private static func clauses(_ sentence: String) -> [String] {
    var clauses: [[String]] = [[]]
    for word in sentence.split(separator: " ") {
      let plain = Words.tokens(String(word)).first ?? ""
      if turns.contains(plain) { clauses.append([]) }
      clauses[clauses.count - 1].append(String(word))
      if word.hasSuffix(",") || word.hasSuffix(";") { clauses.append([]) }
    }
    return clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static let turns: Set<String> = [
    "and", "but", "while", "whereas", "against", "compared", "than", "versus", "vs", "after",
    "from", "to",
  ]
}
