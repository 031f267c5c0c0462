/// What changed about who may come in; a server that is running must hear of it at once.
public enum DoorChange: Hashable, Sendable {
  /// Somebody new may come in.
  case admitted
  /// A device or a token, by its name, may not come in any more.
  case shutOut(String)
}
