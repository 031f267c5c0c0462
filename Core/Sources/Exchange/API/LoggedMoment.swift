import Formats

/// When something that is logged was done.
public struct LoggedMoment: Hashable, Sendable {
  /// Seconds since 1970.
  public let seconds: Double
  /// Minutes east of UTC there and then.
  public let utcOffsetMinutes: Int

  /// Names a moment.
  public init(_ seconds: Double, utcOffsetMinutes: Int) {
    self.seconds = seconds
    self.utcOffsetMinutes = utcOffsetMinutes
  }

  /// Reads a moment of the past; a clock may be a day ahead of ours.
  init(_ fields: Fields, now: Double) throws(APICallError) {
    do throws(ShapeError) {
      seconds = try fields.number("at")
      let offset = try fields.integer(ifPresent: "utcOffsetMinutes") ?? 0
      utcOffsetMinutes = Int(min(max(offset, -1080), 1080))
    } catch {
      throw APICallError(error)
    }
    guard seconds >= 0, seconds <= now + 86_400 else {
      throw APICallError("\"at\" is not a moment in the past, expected seconds since 1970")
    }
  }

  func writeMembers(to json: inout JSONWriter) {
    json.field("at", seconds)
    json.field("utcOffsetMinutes", utcOffsetMinutes)
  }
}
