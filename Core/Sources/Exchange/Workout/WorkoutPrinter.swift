import Formats
public import Training

extension Workout {
  /// The workout as a text of the format, in its plainest form.
  ///
  /// Reading the text gives the same workout again. Whoever changes one step of a text that
  /// somebody wrote uses ``WorkoutDocument/replacing(_:inSection:item:)`` instead, which leaves all
  /// other bytes as they are.
  public func fileText() -> String {
    var printer = WorkoutPrinter()
    printer.write(self)
    return printer.text
  }
}

/// Writes a workout line by line.
struct WorkoutPrinter {
  private(set) var text = ""

  mutating func write(_ workout: Workout) {
    text += DetailsText.frontMatter(of: workout)
    text += "# " + workout.title + "\n"
    lines(workout.introduction)
    for (place, section) in workout.sections.enumerated() {
      self.section(section, isFirst: place == 0)
    }
  }

  private mutating func section(_ section: WorkoutSection, isFirst: Bool) {
    let heading = Self.heading(section)
    // Steps before the first heading belong to a section without one.
    if !(isFirst && heading.isEmpty) {
      emptyLine()
      text += (section.isSubsection ? "### " : "## ") + heading + "\n"
    }
    if let dose = section.eachDose, !Self.saysDose(section) { paragraph(Self.each(dose)) }
    lines(section.lines, dashed: WorkoutReader.namesWithQuantities(in: section))
  }

  // A heading that says nothing else says how much of each.
  private static func saysDose(_ section: WorkoutSection) -> Bool {
    section.label.isEmpty && section.timer == nil
  }

  static func heading(_ section: WorkoutSection) -> String {
    var heading = section.label
    if saysDose(section), let dose = section.eachDose { heading = "(" + each(dose) + ")" }
    if let timer = section.timer {
      heading += (heading.isEmpty ? "" : ": ") + WorkoutText.timer(timer)
    }
    guard let remark = section.remark else { return heading }
    // "3 min 0s" would be one time, and "EMOM x 8" or "EMOM, x 8" eight minutes.
    for separator in [" ", ", ", "; ", ": "] {
      let again = WorkoutReader.timed(heading + separator + remark)
      if again?.label == section.label, again?.timer == section.timer, again?.remark == remark {
        return heading + separator + remark
      }
    }
    return heading + " " + remark
  }

  // "60-90s of each": how much of everything that does not say so itself.
  private static func each(_ dose: Dose) -> String {
    WorkoutText.amount(of: dose) + " of each" + WorkoutText.modifiers(of: dose)
  }

  // Behind the name of a step in `dashed` a dash says that it is a name and no more.
  private mutating func lines(_ lines: [WorkoutSection.Line], dashed: Set<WorkoutItem> = []) {
    for line in lines {
      switch line {
      case .item(let item):
        text += Self.bulleted(Self.item(item) + (dashed.contains(item) ? " —" : ""))
        for detail in item.details { text += "  " + Self.bulleted(detail) }
      case .cue(let cue):
        text += "> " + cue + "\n"
      case .text(let words): paragraph(words)
      }
    }
  }

  // A line of nothing but hyphens would be a rule.
  private static func bulleted(_ words: String) -> String {
    let isRule = words.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
    return (isRule ? "* " : "- ") + words + "\n"
  }

  // Empty lines around it, so that it is not taken as part of what it follows.
  private mutating func paragraph(_ words: String) {
    emptyLine()
    text += words + "\n\n"
  }

  private mutating func emptyLine() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  static func item(_ item: WorkoutItem) -> String {
    var text = item.tag.map { $0 + ": " } ?? ""
    text += item.exercise
    if let prescription = item.prescription {
      text += " — " + WorkoutText.prescription(prescription)
    } else if item.exercise.isEmpty {
      // A bullet with nothing behind it would be no step.
      text += "—"
    }
    return text
  }
}
