/// What can be asked about the server itself, and what it lends.
public enum ServerAPI {
  static let endpoints = [
    health, metrics, authority, voices, speak, description, hearing, hear,
  ]

  /// Says whether the server can do its work.
  public static let health = Endpoint(
    "showHealth",
    .get,
    "/health",
    gives: .json("Health"),
    scope: .open,
    "Say whether the server can do its work."
  )

  /// Says how the server is doing.
  public static let metrics = Endpoint(
    "showMetrics",
    .get,
    "/metrics",
    gives: .file("text/plain"),
    scope: .read,
    "Say how the server is doing, for Prometheus."
  )

  /// Gives the local authority's certificate.
  public static let authority = Endpoint(
    "giveAuthority",
    .get,
    "/authority.crt",
    gives: .file("application/x-x509-ca-cert"),
    scope: .open,
    "Give the certificate of this server's own authority."
  )

  /// Describes the API.
  public static let description = Endpoint(
    "describe",
    .get,
    "/api/v1/openapi.json",
    gives: .json("Description"),
    scope: .read,
    "Describe everything that can be asked, as OpenAPI 3.1."
  )

  /// Lists the voices.
  public static let voices = Endpoint(
    "listVoices",
    .get,
    "/api/v1/speech",
    [.query("language")],
    gives: .json("Voices"),
    scope: .read,
    "List the voices of a language."
  )

  /// Speaks a line.
  public static let speak = Endpoint(
    "speak",
    .post,
    "/api/v1/speech",
    takes: .json("SpeechWish"),
    gives: .file("audio/mp4"),
    scope: .read,
    "Speak a line as a sound file."
  )

  /// Says whether voice notes can be written down.
  public static let hearing = Endpoint(
    "showHearing",
    .get,
    "/api/v1/words",
    gives: .json("Hearing"),
    scope: .read,
    "Say whether this server writes down voice notes."
  )

  /// Writes down a voice note.
  public static let hear = Endpoint(
    "hear",
    .post,
    "/api/v1/words",
    takes: .file("audio/*"),
    gives: .json("Words"),
    scope: .read,
    "Write down a voice note; it is not kept."
  )
}
