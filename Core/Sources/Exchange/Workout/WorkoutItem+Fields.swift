import Training

extension WorkoutItem {
  /// The step with other words in a field of a form.
  func setting(
    _ field: WorkoutForm.Field,
    to words: String,
    line: Int,
    knowing paces: WorkoutDetails
  ) throws(WorkoutEditError) -> WorkoutItem {
    var item = self
    if field == .name {
      guard !words.isEmpty else { throw .unreadable(field, words) }
      item.exercise = words
      return item
    }
    switch prescription {
    case .dose(let dose):
      item.prescription = .dose(try dose.setting(field, to: words, knowing: paces))
    case .ramp: throw .entangled
    case .prose(let prose):
      item.prescription = try Self.begun(field, words, line, notes: [prose], knowing: paces)
    case nil:
      item.prescription = try Self.begun(field, words, line, notes: [], knowing: paces)
    }
    return item
  }

  // A step that does not say how much begins with that.
  private static func begun(
    _ field: WorkoutForm.Field,
    _ words: String,
    _ line: Int,
    notes: [String],
    knowing paces: WorkoutDetails
  ) throws(WorkoutEditError) -> Prescription? {
    switch field {
    case .note: return words.isEmpty ? nil : .prose(words)
    case .amount:
      // What it begins with is said anew.
      let nothing = Dose(.amount(Amount(0), .reps), notes: notes)
      return .dose(try nothing.setting(.amount, to: words, knowing: paces))
    case .name, .sets, .load, .rest: throw .lacksAmount(line: line)
    }
  }
}

extension Dose {
  /// The dose with other words in a field of a form.
  fileprivate func setting(
    _ field: WorkoutForm.Field,
    to words: String,
    knowing paces: WorkoutDetails
  ) throws(WorkoutEditError) -> Dose {
    var dose = self
    switch field {
    case .name: break
    case .note:
      dose.notes = words.split(separator: ";")
        .map { $0.split(separator: " ").joined(separator: " ") }
        .filter { !$0.isEmpty }
    case .sets:
      let read = words.isEmpty ? nil : Self.read(words + " x 1", knowing: paces)
      guard words.isEmpty || read == Dose(sets: read?.sets, .amount(Amount(1), .reps)) else {
        throw .unreadable(field, words)
      }
      dose.sets = read?.sets
    case .amount:
      guard let read = Self.read(words, knowing: paces) else { throw .unreadable(field, words) }
      dose.add(read)
    case .load:
      let read = words.isEmpty ? nil : Self.read("1 @ " + words, knowing: paces)
      let targets = read?.targets ?? []
      guard words.isEmpty || read == Dose(.amount(Amount(1), .reps), targets: targets) else {
        throw .unreadable(field, words)
      }
      dose.targets = targets
    case .rest:
      let read = words.isEmpty ? nil : Self.read("1, rest " + words, knowing: paces)
      guard words.isEmpty || read == Dose(.amount(Amount(1), .reps), rest: read?.rest) else {
        throw .unreadable(field, words)
      }
      dose.rest = read?.rest
    }
    return dose
  }

  // Whoever types "3 x 10 @ 60 kg" into one field means all of it.
  private mutating func add(_ read: Dose) {
    quantity = read.quantity
    sets = read.sets ?? sets
    if !read.targets.isEmpty { targets = read.targets }
    rest = read.rest ?? rest
    tempo = read.tempo ?? tempo
    perSide = read.perSide ?? perSide
    isAlternating = isAlternating || read.isAlternating
    cadence = read.cadence ?? cadence
    notes += read.notes.filter { !notes.contains($0) }
  }

  // What words mean behind the dash of a step, if all of them mean something.
  private static func read(_ words: String, knowing details: WorkoutDetails) -> Dose? {
    let text = "# T\n\n## S\n\n- X — " + words + "\n"
    let document = WorkoutDocument.read(Array(text.utf8), name: "field")
    guard document.workout.items.count == 1,
      !document.diagnostics.contains(where: { $0.severity == .error }),
      case .dose(let dose)? = document.workout.items[0].prescription
    else { return nil }
    return details.namingPaces(of: dose)
  }
}
