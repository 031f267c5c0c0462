public import Formats
public import Training

/// How the workouts of one's own and the wishes of a device and of a server become one.
///
/// What was changed here waits until the server knows it; of everything else the server's holds. What a
/// device kept since before servers knew of it is brought along once, and nothing of it is lost.
public struct LibraryMeeting: Equatable, Sendable {
  /// A workout as a device keeps it.
  public struct Shelved: Equatable, Sendable {
    /// Its name on every device.
    public var name: String
    /// Its text, and what it was made from, as they are sent.
    public var texts: [JSON.Member]
    /// When it was changed; nothing before servers knew of workouts.
    public var changedAt: Instant?
    /// Whether only this device knows of the change.
    public var isWaiting: Bool
    /// Whether it is deleted, and stays only until the server knows.
    public var isGone: Bool
  }

  /// When something was wanted otherwise, by the name under which it is kept.
  public struct Wanted: Equatable, Sendable {
    /// What it is about.
    public var key: String
    /// When it was changed.
    public var changedAt: Instant
    /// Whether only this device knows of the change.
    public var isWaiting: Bool
  }

  /// What a server has answered to something that was sent.
  public struct Answer: Equatable, Sendable {
    /// The workout, or what is wanted.
    public var name: String
    /// Whether it is a workout.
    public var isWorkout: Bool
    /// Which change it was; a later one still waits.
    public var changedAt: Instant
    /// The status of the answer.
    public var status: Int
  }

  /// What is wanted of the gym and shared by all devices.
  public static let keys = ["wish", "checkIns", "rules", TrainingPlaces.key]

  /// The workouts, with those that are deleted.
  public private(set) var shelf: [Shelved]
  /// What is wanted, by its keys.
  public private(set) var notes: [JSON.Member]
  /// When each was wanted otherwise.
  public private(set) var wanted: [Wanted]
  /// Which server was met last.
  public private(set) var server: String?

  /// Prepares a device for a meeting.
  public init(shelf: [Shelved], notes: [JSON.Member], wanted: [Wanted], server: String?) {
    self.shelf = shelf
    self.notes = notes.filter { !$0.value.isNull }
    self.wanted = wanted
    self.server = server
  }

  /// Settles what the server has answered, and takes over what it knows.
  public mutating func meet(_ told: OwnLibrary, after answers: [Answer] = [], at now: Instant) {
    for answer in answers { settle(answer) }
    greet(told.server)
    bringOld(told, at: now)
    adopt(told)
  }

  /// The workouts that only this device knows of.
  public var waitingWorkouts: [Shelved] { shelf.filter { $0.isWaiting } }

  /// What only this device knows is wanted.
  public var waitingWishes: [Wanted] {
    wanted.filter { one in one.isWaiting && Self.keys.contains(one.key) && self[one.key] != nil }
  }

  /// What is wanted under a key.
  public subscript(key: String) -> JSON? { notes.last { $0.key == key }?.value }

  // What the server refuses stays here and waits; what it has not needs no deletion.
  private mutating func settle(_ answer: Answer) {
    let isTaken = (200..<300).contains(answer.status)
    guard answer.isWorkout else {
      for place in wanted.indices where wanted[place].key == answer.name {
        if isTaken, Self.isSame(wanted[place].changedAt, answer.changedAt) {
          wanted[place].isWaiting = false
        }
      }
      return
    }
    guard let place = shelf.firstIndex(where: { $0.name == answer.name }),
      Self.isSame(shelf[place].changedAt, answer.changedAt),
      isTaken || (shelf[place].isGone && answer.status == 404)
    else { return }
    shelf[place].isWaiting = false
    if shelf[place].isGone { shelf.remove(at: place) }
  }

  // Another server than before, or a new one in its place, gets all that is here.
  private mutating func greet(_ name: String) {
    if let server, server != name {
      for place in shelf.indices { shelf[place].isWaiting = true }
      for place in wanted.indices { wanted[place].isWaiting = true }
    }
    server = name
  }

  private mutating func bringOld(_ told: OwnLibrary, at now: Instant) {
    var taken = Set(told.workouts.map { $0.name } + shelf.map { $0.name })
    for place in shelf.indices where shelf[place].changedAt == nil {
      let name = shelf[place].name
      // Where another device had the same name for another workout, this one gets a new name.
      if let theirs = told.workouts.first(where: { $0.name == name }),
        shelf[place].texts.first(where: { $0.key == "text" })?.value.string != theirs.text
      {
        var number = 2
        while taken.contains("\(name)-\(number)") { number += 1 }
        shelf[place].name = "\(name)-\(number)"
        taken.insert(shelf[place].name)
      }
      shelf[place].changedAt = now
      shelf[place].isWaiting = true
    }
    for key in Self.keys where !wanted.contains(where: { $0.key == key }) {
      guard let ours = self[key] else { continue }
      let theirs = told.preferences.first { $0.key == key }?.value
      note(key, theirs.map { Self.both(ours, $0, of: key) } ?? ours)
      wanted.append(Wanted(key: key, changedAt: now, isWaiting: true))
    }
  }

  private mutating func adopt(_ told: OwnLibrary) {
    for workout in told.workouts {
      let changedAt = workout.changedAt
      let place = shelf.firstIndex { $0.name == workout.name }
      if let place, shelf[place].isWaiting || Self.isSame(shelf[place].changedAt, changedAt) {
        continue
      }
      let theirs = Shelved(
        name: workout.name,
        texts: JSON.written { json in json.object { workout.writeMembers(to: &$0) } }.object ?? [],
        changedAt: changedAt,
        isWaiting: false,
        isGone: false
      )
      if let place { shelf[place] = theirs } else { shelf.append(theirs) }
    }
    // Only what the server says is gone goes here: one that lost its data says nothing.
    shelf.removeAll { !$0.isWaiting && told.gone.contains($0.name) }
    for preference in told.preferences {
      let changedAt = preference.changedAt
      let place = wanted.firstIndex { $0.key == preference.key }
      if let place, wanted[place].isWaiting || Self.isSame(wanted[place].changedAt, changedAt) {
        if wanted[place].isWaiting { joinPlaces(preference, at: place) }
        continue
      }
      note(preference.key, preference.value)
      let theirs = Wanted(key: preference.key, changedAt: changedAt, isWaiting: false)
      if let place { wanted[place] = theirs } else { wanted.append(theirs) }
    }
  }

  // A place that was added here and one that was added there both stay, and the server takes what is newer.
  private mutating func joinPlaces(_ theirs: Preference, at place: Int) {
    guard theirs.key == TrainingPlaces.key, let ours = self[theirs.key] else { return }
    let joined = TrainingPlaces.joined(ours, theirs.value)
    guard joined != ours else { return }
    note(theirs.key, joined)
    let later = Instant(secondsSince1970: theirs.changedAt.secondsSince1970 + 0.001)
    wanted[place].changedAt = max(wanted[place].changedAt, later)
  }

  private mutating func note(_ key: String, _ value: JSON) {
    if let place = notes.lastIndex(where: { $0.key == key }) {
      notes[place].value = value
    } else {
      notes.append(JSON.Member(key, value))
    }
  }

  // What two devices wanted before they knew of each other: lists are joined by their moments, of one name
  // this device's holds.
  private static func both(_ ours: JSON, _ theirs: JSON, of key: String) -> JSON {
    if key == TrainingPlaces.key { return TrainingPlaces.joined(ours, theirs) }
    if let ours = ours.array, let theirs = theirs.array {
      let moments = Set(ours.compactMap { $0["at"]?.number })
      let others = theirs.filter { one in
        one["at"]?.number.map { !moments.contains($0) } ?? true
      }
      return .array(
        (others + ours).sorted { ($0["at"]?.number ?? 0) < ($1["at"]?.number ?? 0) }
      )
    }
    guard let ours = ours.object else { return ours }
    let names = Set(ours.map { $0.key })
    return .object((theirs.object ?? []).filter { !names.contains($0.key) } + ours)
  }

  // A server keeps moments to the millisecond.
  private static func isSame(_ one: Instant?, _ other: Instant) -> Bool {
    one?.millisecondsSince1970 == other.millisecondsSince1970
  }
}
