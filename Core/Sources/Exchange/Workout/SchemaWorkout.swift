import Formats
import Training

/// A workout as schema.org describes it: an `ExercisePlan`, or a `HowTo` whose steps are exercises.
struct SchemaWorkout {
  private static let plans = ["ExercisePlan", "HowTo", "ExerciseAction"]
  private static let lists = [
    "hasPart", "step", "steps", "itemListElement", "exercise", "exercises", "workout", "subjectOf",
  ]

  private let plan: JSON

  /// Finds the plan in linked data, wherever in it that stands.
  init?(_ data: JSON) {
    for kind in Self.plans {
      if let found = Self.find(kind, in: data, depth: 0) {
        plan = found
        return
      }
    }
    return nil
  }

  func draft(from source: WorkoutSource, page: [String]) -> WorkoutDraft? {
    var builder = DraftBuilder(title: "Workout")
    if let name = Self.text(plan, "name") ?? Self.text(plan, "headline") { builder.name(name) }
    if let words = Self.text(plan, "description") { builder.introduce(Self.plain(words)) }
    if let time = Self.text(plan, "totalTime") ?? Self.text(plan, "activityDuration"),
      let seconds = Self.seconds(time)
    {
      builder.details.duration = .seconds(seconds)
    }
    let tools = Self.elements(plan["tool"]) + Self.elements(plan["supply"])
    let names = tools.compactMap { $0.string ?? Self.text($0, "name") }.map { $0.lowercased() }
    if !names.isEmpty { builder.details.equipment = names }
    parts(of: plan, &builder, depth: 0)
    return builder.draft(from: source, .schema, page: page)
  }

  // MARK: Parts

  private func parts(of parent: JSON, _ builder: inout DraftBuilder, depth: Int) {
    guard depth < 6 else { return }
    for list in Self.lists {
      for element in Self.elements(parent[list]) {
        guard !builder.isFull else { return }
        // A list wraps what it holds.
        let part = element["item"] ?? element
        if let text = part.string {
          for line in Self.lines(text) { builder.add(line) }
        } else if Self.hasParts(part) {
          let name = Self.text(part, "name") ?? ""
          // A step around its own directions is no part.
          if !name.isEmpty { builder.openPart(name) }
          parts(of: part, &builder, depth: depth + 1)
        } else {
          for line in Self.step(part) { builder.add(line) }
        }
      }
    }
  }

  private static func hasParts(_ part: JSON) -> Bool {
    lists.contains { list in !elements(part[list]).isEmpty }
  }

  /// An exercise with how much of it, from what is said under names and in words.
  private static func step(_ part: JSON) -> [String] {
    let name = text(part, "name") ?? text(part, "exerciseType") ?? ""
    let words = text(part, "text") ?? text(part, "description") ?? ""
    var amount = ""
    if let reps = number(part["repetitions"]) { amount = reps }
    if amount.isEmpty, let time = text(part, "activityDuration") ?? text(part, "totalTime"),
      let seconds = seconds(time)
    {
      amount = seconds % 60 == 0 && seconds > 60 ? "\(seconds / 60) min" : "\(seconds)s"
    }
    if amount.isEmpty, let distance = text(part, "distance") { amount = distance }
    if let sets = number(part["numberOfSets"]) ?? number(part["sets"]) {
      amount = sets + " x " + (amount.isEmpty ? "max" : amount)
    }
    if amount.isEmpty {
      let lines = lines(words)
      if name.isEmpty { return lines }
      guard let first = lines.first else { return [name] }
      // Where the name says how much, the words say how.
      if DraftStep(name).isUnderstood { return [name] }
      if DraftStep.beginsWithAmount(first) { return ["\(name) — \(first)"] }
      let steps = lines.filter { DraftStep($0).isUnderstood && $0.count < 100 }
      return steps.isEmpty ? [name] : steps
    }
    if let load = text(part, "workload") ?? text(part, "weight") { amount += " @ " + load }
    if let rest = text(part, "restPeriods") {
      let time = seconds(rest).map { "\($0)s" } ?? rest
      amount += ", rest " + time
    }
    if let effort = text(part, "intensity") { amount += "; " + effort }
    return name.isEmpty ? [] : ["\(name) — \(amount)"]
  }

  // MARK: Values

  private static func find(_ kind: String, in json: JSON, depth: Int) -> JSON? {
    guard depth < 8 else { return nil }
    switch json {
    case .object(let members):
      if elements(json["@type"]).contains(where: { $0.string == kind }),
        hasParts(json) || depth == 0
      {
        return json
      }
      for member in members {
        if let found = find(kind, in: member.value, depth: depth + 1) { return found }
      }
    case .array(let elements):
      for element in elements.prefix(200) {
        if let found = find(kind, in: element, depth: depth + 1) { return found }
      }
    case .null, .bool, .number, .string: break
    }
    return nil
  }

  private static func elements(_ json: JSON?) -> [JSON] {
    switch json {
    case .array(let elements): elements
    case nil, .null: []
    case .some(let one): [one]
    }
  }

  private static func text(_ json: JSON, _ key: String) -> String? {
    let value = json[key]
    if let text = value?.string?.trimmed, !text.isEmpty { return plain(text) }
    // A quantity is a value with a unit.
    guard let number = number(value?["value"]) else { return nil }
    let code = value?["unitCode"]?.string
    let unit = value?["unitText"]?.string ?? code.map { units[$0] ?? $0 } ?? ""
    return unit.isEmpty ? number : number + " " + unit.lowercased()
  }

  // Units as UN/CEFACT codes them.
  private static let units = [
    "KGM": "kg", "LBR": "lb", "MTR": "m", "KMT": "km", "SMI": "mi", "SEC": "s", "MIN": "min",
  ]

  private static func number(_ json: JSON?) -> String? {
    // A quantity is a value, or from a least to a most.
    if case .object? = json {
      if let value = number(json?["value"]) { return value }
      guard let least = number(json?["minValue"]), let most = number(json?["maxValue"]) else {
        return nil
      }
      return least + "-" + most
    }
    if let whole = json?.integer { return String(whole) }
    guard let text = json?.string?.trimmed, text.first?.isNumber == true else { return nil }
    return text
  }

  private static func plain(_ text: String) -> String {
    text.contains("<") || text.contains("&") ? lines(text).joined(separator: " ") : text
  }

  /// The lines of a text, which may be a piece of a page itself.
  private static func lines(_ text: String) -> [String] {
    guard text.contains("<") || text.contains("&") else {
      return text.split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    }
    return HTMLPage(Array(text.utf8)).blocks.flatMap { block -> [String] in
      switch block {
      case .heading(_, let text): [text]
      case .text(let lines), .item(_, let lines): lines
      case .row(let cells, _): [cells.joined(separator: " ")]
      case .end: []
      }
    }
  }

  /// The seconds of a length such as `PT1H30M`.
  static func seconds(_ text: String) -> Int? {
    guard text.hasPrefix("P") else { return nil }
    var (total, number, isTime) = (0.0, "", false)
    for character in text.dropFirst() {
      if character.isNumber || character == "." {
        number.append(character)
        continue
      }
      if character == "T" {
        isTime = true
        continue
      }
      guard let value = Double(number), value < 1_000_000 else { return nil }
      number = ""
      switch character {
      case "D": total += value * 86_400
      case "H": total += value * 3600
      case "M" where isTime: total += value * 60
      case "S": total += value
      default: return nil
      }
    }
    return total >= 1 && total <= 86_400 ? Int(total) : nil
  }
}
