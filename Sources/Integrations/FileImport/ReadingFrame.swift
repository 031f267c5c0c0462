import Coaching
import Exchange
import Formats
import Training

/// A message of the process that reads files to the one that keeps what they hold.
///
///     kind u8, bytes of the JSON u32, bytes of the columns u32, JSON, columns
///
/// Only an activity has columns, which are its readings as the record keeps them (`PSC1`), and a voice
/// note, whose sound they are.
public struct ReadingFrame: Sendable {
  enum Kind: UInt8 {
    /// What lies under the paths.
    case found = 1
    /// The next file, before anything of it has been looked at.
    case begin
    /// What it is; now an answer is expected.
    case file
    /// How far it has been read.
    case progress
    /// Something that it holds.
    case entry
    /// It has been read.
    case end
    /// It cannot be read.
    case refused
    /// All files have been read.
    case done
  }

  static let headerLength = 9

  /// The longest part of an export, and room for what stands around it.
  static let longest = 160 << 20

  let kind: Kind
  let head: [UInt8]
  let columns: [UInt8]

  /// How many bytes it has.
  public var size: Int { Self.headerLength + head.count + columns.count }

  init(_ kind: Kind, head: [UInt8], columns: [UInt8] = []) {
    self.kind = kind
    self.head = head
    self.columns = columns
  }

  init(_ kind: Kind, _ json: JSON) { self.init(kind, head: json.utf8()) }

  init(_ draft: WorkoutDraft) {
    var json = JSONWriter()
    draft.write(to: &json)
    self.init(.entry, head: json.bytes)
  }

  init(_ entry: ImportedEntry) {
    var json = JSONWriter()
    var columns: [UInt8] = []
    json.object { json in
      switch entry {
      case .activity(var activity):
        if activity.samples.count > 0 { columns = SampleColumns.bytes(of: activity.samples) }
        activity.samples = Samples()
        json.key("activity")
        activity.write(to: &json)
      case .session(let session):
        json.key("session")
        session.write(to: &json)
      case .figure(let figure):
        json.key("figure")
        figure.write(to: &json)
      case .run(let record):
        json.key("run")
        record.write(to: &json)
      case .note(let note, let sound):
        json.key("note")
        note.write(to: &json)
        json.field("soundType", sound?.type)
        columns = sound?.bytes ?? []
      case .race(let race):
        json.key("race")
        race.write(to: &json)
      case .memory(let item):
        json.key("memory")
        item.write(to: &json)
      case .naming(let naming):
        json.key("naming")
        naming.write(to: &json)
      case .workout(let workout):
        json.key("ownWorkout")
        workout.write(to: &json)
      case .preference(let preference):
        json.key("preference")
        preference.write(to: &json)
      }
    }
    self.init(.entry, head: json.bytes, columns: columns)
  }

  /// The JSON, or null for what is none.
  var json: JSON {
    // Whatever is missing is then missed by whoever looks for it.
    (try? JSON.parse(head)) ?? .null
  }

  /// What a file holds, as it is to be kept.
  public func entry() throws(ReadingFault) -> ImportedEntry {
    do {
      let json = try JSON.parse(head)
      if let member = json["activity"] {
        var activity = try Activity(member)
        if !columns.isEmpty { activity.samples = try SampleColumns.samples(of: columns) }
        return .activity(activity)
      }
      if let member = json["session"] { return .session(try StrengthSession(member)) }
      if let member = json["figure"] { return .figure(try DailyFigure(member)) }
      if let member = json["run"] { return .run(try CompanionRecord(member)) }
      if let member = json["note"] {
        let note = try VoiceNote(member)
        guard let type = json["soundType"]?.string else { return .note(note, nil) }
        let sound = NoteSound(type: type, bytes: columns)
        guard sound.canBeKept(as: note.file) else {
          throw ReadingFault.garbled("a sound of no kind")
        }
        return .note(note, sound)
      }
      if let member = json["race"] { return .race(try RaceSetup(member)) }
      if let member = json["memory"] { return .memory(try MemoryItem(member)) }
      if let member = json["naming"] { return .naming(try ExerciseNaming(member)) }
      if let member = json["ownWorkout"] { return .workout(try OwnWorkout(member)) }
      if let member = json["preference"] { return .preference(try Preference(member)) }
    } catch let fault as ReadingFault {
      throw fault
    } catch {
      throw .garbled("\(error)")
    }
    throw .garbled("an entry of no kind")
  }

  /// Its bytes on the way.
  var bytes: [UInt8] {
    var bytes = [kind.rawValue]
    bytes.reserveCapacity(size)
    for count in [head.count, columns.count] {
      for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: count >> (8 * shift))) }
    }
    return bytes + head + columns
  }
}
