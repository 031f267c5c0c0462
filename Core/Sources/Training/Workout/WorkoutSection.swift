/// One part of a workout: a heading, perhaps with a clock, and the steps below it.
public struct WorkoutSection: Hashable, Sendable {
  /// One thing below the heading, in the order of the text.
  public enum Line: Hashable, Sendable {
    case item(WorkoutItem)
    /// Shown, and spoken when the section begins.
    case cue(String)
    /// A paragraph that is shown.
    case text(String)
  }

  /// What the heading says besides the clock; may be empty.
  public var label: String

  /// What the clock does.
  public var timer: BlockTimer?

  /// The heading's text after the clock.
  public var remark: String?

  /// Whether it is a part of the section before it.
  public var isSubsection: Bool

  /// How much of each item that does not say so itself.
  public var eachDose: Dose?

  /// The text below the heading.
  public var lines: [Line]

  /// Creates a section.
  public init(
    _ label: String,
    timer: BlockTimer? = nil,
    remark: String? = nil,
    isSubsection: Bool = false,
    eachDose: Dose? = nil,
    lines: [Line] = []
  ) {
    self.label = label
    self.timer = timer
    self.remark = remark
    self.isSubsection = isSubsection
    self.eachDose = eachDose
    self.lines = lines
  }

  /// The steps, in order.
  public var items: [WorkoutItem] {
    lines.compactMap { if case .item(let item) = $0 { item } else { nil } }
  }

  /// What is to be spoken when it begins.
  public var cues: [String] {
    lines.compactMap { if case .cue(let cue) = $0 { cue } else { nil } }
  }

  /// The dose of one of its items: its own, or that of each.
  public func dose(of item: WorkoutItem) -> Dose? {
    switch item.prescription {
    case .dose(let dose): dose
    case .ramp: nil
    case .prose, nil: eachDose
    }
  }

  /// The number of sets that all items agree on, where they do.
  ///
  /// In a public collection 136 of 137 sections with a clock have it, so it tells the laps.
  public var commonSets: Amount? {
    var common: Amount?
    for item in items {
      guard let sets = dose(of: item)?.sets else { return nil }
      if let common, common != sets { return nil }
      common = sets
    }
    return common
  }
}
