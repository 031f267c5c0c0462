/// What kind of file a FIT file says that it is, in the `type` of its `file_id`, which comes first (FIT
/// protocol, "File Types"; numbers of the profile).
public enum FITFileType {
  /// An activity: the only kind that holds what somebody did.
  public static let activity: UInt8 = 4

  // What the protocol writes for nothing.
  private static let invalid: UInt8 = 0xFF

  /// The kind, or nothing where a file does not begin with a `file_id`, as old devices' do not, leaves its
  /// kind open, or has another file chained behind it, which may be an activity.
  public static func of(_ head: [UInt8]) -> UInt8? {
    guard head.count > 14, Array(head[8..<12]) == Array(".FIT".utf8) else { return nil }
    let start = Int(head[0])
    let content = (0..<4).reduce(Int64(0)) { $0 | Int64(head[4 + $1]) << Int64(8 * $1) }
    guard Int64(head.count) <= Int64(start) + content + 2 else { return nil }
    // A definition without developer fields, of the message 0.
    guard head.count > start + 6, head[start] & 0xF0 == 0x40, head[start + 3] == 0,
      head[start + 4] == 0
    else { return nil }
    let fields = Int(head[start + 5])
    var place = start + 6 + fields * 3
    guard head.count > place, head[place] == head[start] & 0x0F else { return nil }
    place += 1
    for field in 0..<fields {
      let definition = start + 6 + field * 3
      let size = Int(head[definition + 1])
      if head[definition] == 0 {
        return size == 1 && place < head.count && head[place] != invalid ? head[place] : nil
      }
      place += size
    }
    return nil
  }
}
