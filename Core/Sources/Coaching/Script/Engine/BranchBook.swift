import Training

/// Keeps which branches of a script are active.
///
/// A branch is active while its declared expression holds, or while the mean pace lies in the band
/// of its built-in name, or for the rest of the run once a trigger that bears its key has fired.
struct BranchBook: Equatable, Sendable {
  private struct Branch: Equatable, Sendable {
    let key: String
    let condition: Condition?
    let band: PaceBand?
    var isActive = false
    var opener: Int?
    var wasActive = false
  }

  private var branches: [Branch] = []
  private var band: PaceBand?

  /// Finds all branches of a script; a linear one has none, so its keys mean nothing.
  init(_ script: Script) {
    guard script.branchPolicy == .branched else { return }
    for branch in script.branches where index(of: branch.key) == nil {
      branches.append(Branch(key: branch.key, condition: branch.condition, band: nil))
    }
    for message in script.messages {
      if let key = message.branchKey { register(key) }
      if case .condition(_, let key?, _) = message.trigger { register(key) }
    }
  }

  private mutating func register(_ key: String) {
    guard index(of: key) == nil else { return }
    branches.append(Branch(key: key, condition: nil, band: PaceBand(rawValue: key)))
  }

  /// The number of a branch, for tables; nothing if the script is linear.
  func index(of key: String?) -> Int? {
    guard let key else { return nil }
    return branches.firstIndex { $0.key == key }
  }

  /// Takes a moment's readings, with the mean pace that was planned up to here.
  mutating func update(_ readings: Readings, planned: Pace?) {
    guard !branches.isEmpty else { return }
    updateBand(readings, planned?.secondsPerKilometer)
    for index in branches.indices {
      let branch = branches[index]
      let holds: Bool
      if let condition = branch.condition {
        holds = condition.holds(readings)
      } else {
        holds = branch.band != nil && branch.band == band
      }
      branches[index].isActive = holds || branch.opener != nil
      if branches[index].isActive { branches[index].wasActive = true }
    }
  }

  private mutating func updateBand(_ readings: Readings, _ planned: Double?) {
    guard let target = planned, let average = readings[.averagePace], average > 0,
      let duration = readings[.duration], duration >= PaceBand.grace
    else {
      band = nil
      return
    }
    band = PaceBand.next(after: band, ratio: target / average)
  }

  /// Opens a branch for the rest of the run.
  mutating func open(_ index: Int, by message: Int) {
    guard branches[index].opener == nil else { return }
    branches[index].opener = message
    branches[index].isActive = true
    branches[index].wasActive = true
  }

  /// Whether the messages of a branch may be said; those of none always may.
  func isActive(_ index: Int?) -> Bool { index.map { branches[$0].isActive } ?? true }

  /// Whether the messages of a branch could be said at any time so far.
  func wasActive(_ index: Int?) -> Bool { index.map { branches[$0].wasActive } ?? true }

  /// The state of a branch, for the ledger.
  func state(_ index: Int?, in script: Script) -> BranchState? {
    guard let index else { return nil }
    let branch = branches[index]
    let openedBy = branch.opener.map { script.messages[$0].id }
    return BranchState(key: branch.key, isActive: branch.isActive, openedBy: openedBy)
  }
}
