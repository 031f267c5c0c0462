import Formats
import Training

extension LocalTime {
  /// Reads when something that is logged was done; a clock may be a day ahead of ours.
  init(logged fields: Fields, now: Instant) throws(APICallError) {
    do throws(ShapeError) {
      self = try fields.localTime("at")
    } catch {
      throw APICallError(error)
    }
    guard instant.secondsSince1970 >= 0, instant <= now.advanced(bySeconds: 86_400) else {
      throw APICallError("\"at\" is not a moment in the past, expected seconds since 1970")
    }
  }
}
