/// What becomes of a claim.
enum ProxyStanding: Hashable, Sendable {
  /// It is this replica's to ask; what it can cost is reserved.
  case granted
  /// Somebody asks already.
  case underWay
  /// It is answered.
  case answered(ProxyReply)
  /// The key belongs to another question.
  case otherQuestion
  /// The device has asked enough in this minute.
  case tooFast
  /// The device has asked enough on this day.
  case tooMany
  /// What it can cost would pass the cap of the day or the month.
  case tooDear
}
