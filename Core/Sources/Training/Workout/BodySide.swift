/// What a set is repeated for, so that its time counts twice.
public enum BodySide: String, CaseIterable, Hashable, Sendable {
  case side, leg, arm, direction
}
