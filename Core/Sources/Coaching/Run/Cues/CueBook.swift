public import Training

/// A runner's cue schemes and which of them is used for each kind of run; the last change can be undone.
public struct CueBook: Hashable, Sendable {
  /// The most schemes that are kept.
  public static let mostSchemes = 20

  /// The schemes, in the order in which they were made.
  public private(set) var schemes: [CueScheme]

  /// The name of the scheme for each kind of run that has one.
  public private(set) var uses: [RunKind: String]

  // At most one, of which nothing can be undone any more.
  private var before: [CueBook]

  /// Creates a book, with what it was before its last change.
  public init(
    schemes: [CueScheme] = [],
    uses: [RunKind: String] = [:],
    before: CueBook? = nil
  ) {
    self.schemes = schemes
    self.uses = uses.filter { use in schemes.contains { $0.name == use.value } }
    self.before = before.map { [$0.forgetful] } ?? []
  }

  /// What it was before its last change, if that can be undone.
  public var previous: CueBook? { before.first }

  /// The scheme of a name.
  public subscript(name: String) -> CueScheme? { schemes.first { $0.name == name } }

  /// The scheme that is used for a plan, if any.
  public func scheme(for plan: RunPlan) -> CueScheme? {
    uses[RunKind(plan)].flatMap { self[$0] }
  }

  /// Keeps a scheme, in the place of what has its name or of the one that it is a new version of; false
  /// where there is no room for it.
  public mutating func keep(_ scheme: CueScheme, insteadOf old: String? = nil) -> Bool {
    let replaced = old ?? scheme.name
    let isTaken = scheme.name != replaced && self[scheme.name] != nil
    let place = schemes.firstIndex { $0.name == replaced }
    guard !isTaken, place != nil || schemes.count < Self.mostSchemes else { return false }
    remember()
    if let place {
      schemes[place] = scheme
    } else {
      schemes.append(scheme)
    }
    for kind in RunKind.allCases where uses[kind] == replaced { uses[kind] = scheme.name }
    return true
  }

  /// Deletes a scheme, also from the kinds of run that use it; false where there is none of the name.
  public mutating func delete(_ name: String) -> Bool {
    guard self[name] != nil else { return false }
    remember()
    schemes.removeAll { $0.name == name }
    uses = uses.filter { $0.value != name }
    return true
  }

  /// Uses a scheme for a kind of run, or none; false where there is none of the name.
  public mutating func use(_ name: String?, for kind: RunKind) -> Bool {
    if let name, self[name] == nil { return false }
    remember()
    uses[kind] = name
    return true
  }

  /// Undoes the last change; false where there is nothing to undo.
  public mutating func undo() -> Bool {
    guard let previous else { return false }
    self = previous
    return true
  }

  private mutating func remember() { before = [forgetful] }

  private var forgetful: CueBook { CueBook(schemes: schemes, uses: uses) }
}
