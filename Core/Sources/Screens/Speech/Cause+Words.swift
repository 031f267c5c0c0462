import Coaching
import Training

extension Cause {
  /// Why the line became due, as a sentence.
  func sentence(for line: Line, units: UnitSystem, in language: Language) -> String {
    switch self {
    case .trigger(let trigger, _, let branch):
      return trigger.sentence(units: units, in: language)
        + (branch.map { " " + $0.sentence(in: language) } ?? "")
    case .remark(let remark):
      return language.words(of: remark.rule)
    case .asked(let words):
      return language.pick("You said: “\(words)”", "Du sagtest: „\(words)“")
    case .itself:
      switch line.source {
      case .reply: return language.words(of: LedgerWord.reply)
      case .sensor(let notice): return language.words(of: notice)
      case .rule(let rule): return language.words(of: rule)
      case .script("cue"), .script("tone"): return language.words(of: LedgerWord.scheme)
      case .script("company"): return language.words(of: LedgerWord.company)
      case .script: return language.words(of: LedgerWord.script)
      case .cue: return language.words(of: LedgerWord.clock)
      case .course(let cue): return language.words(of: cue)
      }
    }
  }

  /// What was looked at.
  func values(units: UnitSystem, in language: Language) -> [LedgerEntry.Value] {
    switch self {
    case .trigger(_, let readings, _):
      return readings.map { LedgerEntry.Value($0, units: units, in: language) }
    case .remark(let remark):
      return remark.evidence.map { LedgerEntry.Value($0, units: units, in: language) }
    case .itself, .asked:
      return []
    }
  }
}

extension LedgerEntry.Value {
  init(_ reading: Reading, units: UnitSystem, in language: Language = .english) {
    name = language.words(of: reading.variable)
    guard let number = reading.value else {
      value = language.words(of: LedgerWord.unknown)
      return
    }
    switch reading.variable {
    case .distance: value = Written.distance(.meters(number), units: units, in: language)
    case .duration: value = Written.duration(.seconds(number))
    case .currentPace, .averagePace, .targetPace:
      value = Written.pace(.secondsPerKilometer(number), units: units)
    case .heartRate: value = Written.heartRate(.beatsPerMinute(number))
    case .cadence: value = Written.cadence(.stepsPerMinute(number))
    case .paceRatio, .heartRateZone, .hourOfDay:
      value = Written.decimal(plainNumber(number), in: language)
    }
  }
}

extension LedgerEntry.Value {
  /// A claim that was looked at.
  init(_ finding: ClaimFinding, in language: Language) {
    let claim = language.words(of: finding.claim)
    name = language.pick("“" + claim + "”", "„" + claim + "“")
    value =
      switch finding.truth {
      case .yes: language.words(of: LedgerWord.yes)
      case .no: language.words(of: LedgerWord.no)
      case .unknown: language.words(of: LedgerWord.unknown)
      }
  }
}

extension BranchState {
  fileprivate func sentence(in language: Language) -> String {
    let key = language.words(of: BranchName(key))
    return language.pick(
      "It is meant for “\(key)”, and that was " + (isActive ? "so." : "not so."),
      "Der Satz ist für „\(key)“ gedacht, und das war " + (isActive ? "so." : "nicht so.")
    )
  }
}
