import Coaching
public import Exchange
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
    /// It holds nothing for the record, and nobody named it.
    case passed
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

  init(_ item: RecordItem) {
    var item = item
    var columns: [UInt8] = []
    var soundType: String?
    var isSaid: Bool?
    // What is heavy travels as it is kept, beside the JSON.
    switch item {
    case .activity(var activity) where activity.samples.count > 0:
      columns = SampleColumns.bytes(of: activity.samples)
      activity.samples = Samples()
      item = .activity(activity)
    case .note(let note, let sound?):
      (columns, soundType) = (sound.bytes, sound.type)
      item = .note(note, nil)
    case .said: isSaid = true
    default: break
    }
    var json = JSONWriter()
    json.object { json in
      json.key(item.kind.rawValue)
      item.write(to: &json)
      json.field(Self.soundType, soundType)
      json.field(Self.isSaid, isSaid)
    }
    self.init(.entry, head: json.bytes, columns: columns)
  }

  private static let soundType = "soundType"
  private static let isSaid = "said"

  /// The JSON, or null for what is none.
  var json: JSON {
    // Whatever is missing is then missed by whoever looks for it.
    (try? JSON.parse(head)) ?? .null
  }

  /// What a file holds, as it is to be kept.
  public func item() throws(ReadingFault) -> RecordItem {
    do {
      let json = try JSON.parse(head)
      guard let member = json.object?.first, let kind = RecordKind(rawValue: member.key) else {
        throw ReadingFault.garbled("an entry of no kind")
      }
      let item = try RecordItem(kind, member.value)
      switch item {
      case .activity(var activity) where !columns.isEmpty:
        activity.samples = try SampleColumns.samples(of: columns)
        return .activity(activity)
      case .activity(let activity) where json[Self.isSaid]?.bool == true:
        return .said(activity.summary)
      case .note(let note, _):
        guard let type = json[Self.soundType]?.string else { return item }
        let sound = NoteSound(type: type, bytes: columns)
        guard sound.canBeKept(as: note.file) else {
          throw ReadingFault.garbled("a sound of no kind")
        }
        return .note(note, sound)
      default: return item
      }
    } catch let fault as ReadingFault {
      throw fault
    } catch {
      throw .garbled("\(error)")
    }
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
