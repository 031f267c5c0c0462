/// Where a message lies, which definition it follows, and when it was.
struct FITEntry: Hashable, Sendable {
  /// A time that no message has.
  static let noTime = UInt32.max

  let offset: UInt32
  let definition: UInt32
  let timestamp: UInt32
}
