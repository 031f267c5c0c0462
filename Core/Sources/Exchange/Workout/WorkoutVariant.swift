import Formats
import Training

/// A workout of one's own that was made from another, with where it comes from.
///
/// The base is never touched. The variant's front matter names it (`based-on`) with the hash of its
/// content, so that it shows when the base has changed; the base's text of that time is kept beside it.
public struct WorkoutVariant: Hashable, Sendable {
  /// The text of the base at the time of the last change of base.
  public let base: [UInt8]

  /// The name of the base's file, without its extension.
  public let baseName: String

  /// One's own text.
  public let text: [UInt8]

  /// Something that is otherwise than in the base.
  public struct Change: Hashable, Sendable {
    /// What was done to the line.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case added, removed
    }
    /// What was done.
    public var kind: Kind
    /// The line of the base or of one's own text, from 1.
    public var line: Int
    /// The words.
    public var text: String
  }

  /// What came of going over to another base.
  public struct Rebase: Hashable, Sendable {
    /// The new variant: both changes where they do not meet, one's own where they do.
    public var variant: WorkoutVariant
    /// What the base has changed where one's own text is otherwise too: it was left out.
    public var conflicts: [Change]
  }

  /// Takes a variant back from its three parts.
  public init(text: [UInt8], base: [UInt8], baseName: String) {
    self.text = text
    self.base = base
    self.baseName = baseName
  }

  /// Derives a variant: the same text under another id, which names its base.
  public init(of base: [UInt8], named baseName: String, id: String) {
    let document = WorkoutDocument.read(base, name: baseName)
    let front = FrontLines(Self.lines(of: base))
    text = front.replacing(id: id, basis: document.workout.id, hash: document.contentHash)
    self.base = base
    self.baseName = baseName
  }

  /// The hash of the base's content.
  public var baseHash: String { WorkoutDocument.read(base, name: baseName).contentHash }

  /// Whether another text of the base has another content.
  public func isBehind(_ current: [UInt8]) -> Bool {
    WorkoutDocument.read(current, name: baseName).contentHash != baseHash
  }

  /// What is otherwise than in the base; the lines that name the variant are not.
  public var changes: [Change] {
    let (old, new) = (Self.body(of: base), Self.body(of: text))
    let kept = LineMatch.pairs(old.lines, new.lines)
    var changes: [Change] = []
    for (index, line) in old.lines.enumerated() where !kept.contains(where: { $0.old == index }) {
      changes.append(Change(kind: .removed, line: old.first + index, text: Self.words(line)))
    }
    for (index, line) in new.lines.enumerated() where !kept.contains(where: { $0.new == index }) {
      changes.append(Change(kind: .added, line: new.first + index, text: Self.words(line)))
    }
    return changes.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map { $0.element }
  }

  /// Goes over to a newer text of the base: what only the base has changed comes in, what one has
  /// changed oneself stays.
  public func rebased(onto current: [UInt8]) -> Rebase {
    let merge = LineMerge(
      base: Self.lines(of: WorkoutVariant.withoutNames(base)),
      mine: Self.lines(of: WorkoutVariant.withoutNames(text)),
      theirs: Self.lines(of: WorkoutVariant.withoutNames(current))
    )
    let id = WorkoutDocument.read(text, name: "variant").workout.id
    let document = WorkoutDocument.read(current, name: baseName)
    let front = FrontLines(merge.lines)
    let variant = WorkoutVariant(
      text: front.replacing(id: id, basis: document.workout.id, hash: document.contentHash),
      base: current,
      baseName: baseName
    )
    let conflicts = merge.conflicts.map { conflict in
      Change(
        kind: conflict.isRemoval ? .removed : .added,
        line: conflict.line,
        text: Self.words(conflict.text)
      )
    }
    return Rebase(variant: variant, conflicts: conflicts)
  }

  /// The base as it is now, under the variant's id.
  public func reset(to current: [UInt8]) -> WorkoutVariant {
    let id = WorkoutDocument.read(text, name: "variant").workout.id
    return WorkoutVariant(of: current, named: baseName, id: id)
  }

  // MARK: Lines

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
  }

  private static func withoutNames(_ bytes: [UInt8]) -> [UInt8] {
    Array(FrontLines(lines(of: bytes)).unnamed.joined(separator: [0x0A]))
  }

  private static func body(of bytes: [UInt8]) -> (lines: [[UInt8]], first: Int) {
    let all = lines(of: bytes)
    let unnamed = FrontLines(all).unnamed
    return (unnamed, 1 + all.count - unnamed.count)
  }

  private static func words(_ line: [UInt8]) -> String {
    var line = line
    if line.last == 0x0D { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }
}

/// The lines of a file, with a front matter that names things or without.
private struct FrontLines {
  let lines: [[UInt8]]
  // Behind the line that closes the front matter; nothing where there is none.
  let end: Int?

  init(_ lines: [[UInt8]]) {
    self.lines = lines
    var end: Int?
    if let first = lines.first, WorkoutReader.isFence(first[...]) {
      for (index, line) in lines.enumerated().dropFirst() where WorkoutReader.isFence(line[...]) {
        end = index
        break
      }
    }
    self.end = end
  }

  private static func isName(_ line: [UInt8]) -> Bool {
    line.starts(with: Array("id:".utf8)) || line.starts(with: Array("based-on:".utf8))
  }

  /// The lines without those that name the workout and its base; without a front matter of nothing.
  var unnamed: [[UInt8]] {
    guard let end else { return lines }
    let kept = lines[1..<end].filter { !Self.isName($0) }
    return kept.isEmpty ? Array(lines[(end + 1)...]) : [lines[0]] + kept + Array(lines[end...])
  }

  /// The text with other names in its front matter.
  func replacing(id: String, basis: String, hash: String) -> [UInt8] {
    let names = [
      "id: " + DetailsText.quoted(id),
      "based-on: {id: " + DetailsText.flow(basis) + ", hash: " + DetailsText.flow(hash) + "}",
    ].map { Array($0.utf8) }
    let fence = Array("---".utf8)
    guard let end else {
      return Array(([fence] + names + [fence] + lines).joined(separator: [0x0A]))
    }
    let kept = lines[1..<end].filter { !Self.isName($0) }
    return Array(
      ([lines[0]] + names + kept + Array(lines[end...])).joined(separator: [0x0A])
    )
  }
}
