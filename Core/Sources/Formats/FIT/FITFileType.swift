/// What kind of file a FIT file says that it is, in the `type` of its `file_id`, which comes first (FIT
/// protocol, "File Types"; numbers of the profile).
public enum FITFileType {
  /// An activity: the only kind that holds what somebody did.
  public static let activity: UInt8 = 4

  // What the protocol writes for nothing.
  private static let invalid: UInt8 = 0xFF

  // Some write what they will say before they say it, and the fields of developers first of all.
  private static let mostMessages = 64

  /// The kind, or nothing where no `file_id` stands among the first messages of a file, as in old devices',
  /// where it leaves its kind open, or has another file chained behind it, which may be an activity.
  public static func of(_ head: [UInt8]) -> UInt8? {
    guard head.count > 14, Array(head[8..<12]) == Array(".FIT".utf8) else { return nil }
    var place = Int(head[0])
    let content = (0..<4).reduce(Int64(0)) { $0 | Int64(head[4 + $1]) << Int64(8 * $1) }
    guard Int64(head.count) <= Int64(place) + content + 2 else { return nil }
    var layouts: [UInt8: Layout] = [:]
    for _ in 0..<mostMessages {
      guard place < head.count, head[place] & 0x80 == 0 else { return nil }
      let local = head[place] & 0x0F
      if head[place] & 0x40 != 0 {
        guard let layout = Layout(head, at: place) else { return nil }
        layouts[local] = layout
        place = layout.end
      } else {
        guard let layout = layouts[local] else { return nil }
        if layout.isFileID {
          guard let type = layout.typePlace, place + 1 + type < head.count else { return nil }
          let found = head[place + 1 + type]
          return found == invalid ? nil : found
        }
        place += 1 + layout.size
      }
    }
    return nil
  }

  /// How the messages of a definition are laid out.
  private struct Layout {
    let isFileID: Bool
    /// Where the type stands in a `file_id`.
    private(set) var typePlace: Int?
    /// How many bytes a message has behind its first.
    private(set) var size = 0
    /// Where the definition ends.
    let end: Int

    init?(_ head: [UInt8], at place: Int) {
      guard place + 6 <= head.count else { return nil }
      // The message 0 is so in either order of bytes.
      isFileID = head[place + 3] == 0 && head[place + 4] == 0
      let fields = Int(head[place + 5])
      let behind = place + 6 + fields * 3
      var developerFields = 0
      if head[place] & 0x20 != 0 {
        guard behind < head.count else { return nil }
        developerFields = Int(head[behind])
        end = behind + 1 + developerFields * 3
      } else {
        end = behind
      }
      guard end <= head.count else { return nil }
      for field in 0..<fields {
        let definition = place + 6 + field * 3
        if head[definition] == 0, head[definition + 1] == 1 { typePlace = size }
        size += Int(head[definition + 1])
      }
      for field in 0..<developerFields { size += Int(head[behind + 2 + field * 3]) }
    }
  }
}
