/// What can be asked about the server itself, and what it lends.
public enum ServerAPI {
  static let endpoints = [
    health, metrics, authority, voices, speak, description, hearing, hear,
  ]

  /// Says whether the server can do its work.
  public static let health = Endpoint.get("showHealth", "/health")
    .gives("Health").needs(.open)
    .does("Say whether the server can do its work.")

  /// Says how the server is doing.
  public static let metrics = Endpoint.get("showMetrics", "/metrics")
    .gives(.file("text/plain")).needs(.read)
    .does("Say how the server is doing, for Prometheus.")

  /// Gives the local authority's certificate.
  public static let authority = Endpoint.get("giveAuthority", "/authority.crt")
    .gives(.file("application/x-x509-ca-cert")).needs(.open)
    .does("Give the certificate of this server's own authority.")

  /// Describes the API.
  public static let description = Endpoint.get("describe", "/api/v1/openapi.json")
    .gives("Description").needs(.read)
    .does("Describe everything that can be asked, as OpenAPI 3.1.")

  /// Lists the voices.
  public static let voices = Endpoint.get("listVoices", "/api/v1/speech")
    .asks(.query("language")).gives("Voices").needs(.read)
    .does("List the voices of a language.")

  /// Speaks a line.
  public static let speak = Endpoint.post("speak", "/api/v1/speech")
    .takes("SpeechWish").gives(.file("audio/mp4")).needs(.read)
    .does("Speak a line as a sound file.")

  /// Says whether voice notes can be written down.
  public static let hearing = Endpoint.get("showHearing", "/api/v1/words")
    .gives("Hearing").needs(.read)
    .does("Say whether this server writes down voice notes.")

  /// Writes down a voice note.
  public static let hear = Endpoint.post("hear", "/api/v1/words")
    .takes(.file("audio/*")).gives("Words").needs(.read)
    .does("Write down a voice note; it is not kept.")
}
