/// What can be done about an exercise with what is there.
enum StandIn {
  /// Nothing need be: it can be done, or nobody knows what it takes.
  case needless
  /// Another one takes its place.
  case other(String)
  /// Nothing takes its place.
  case missing
}
