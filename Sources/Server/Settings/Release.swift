/// Which Pacesetter this is.
public enum Release {
  /// The version, as `--version` and `/health` give it.
  public static let version = "0.1.0"
}
