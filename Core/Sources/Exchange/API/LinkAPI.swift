/// Messages between the pages and devices of one person, through the server.
public enum LinkAPI {
  static let endpoints = [
    Append.endpoint, Arrivals.endpoint, Acked.endpoint, keepChunk, completeFile, giveFile,
    fileState, removeFile,
  ]

  /// What is answered before the router, on the connection's own event loop.
  public static let live = [listen, glance]

  private static let place = EndpointParameter.Kind.number(0, 1 << 53)

  /// Listens to what comes.
  public static let listen = Endpoint(
    "listen",
    .get,
    "/api/v1/live",
    [.query("after", place), .query("except"), .query("session")],
    gives: .stream,
    scope: .read,
    "Listen to events and live figures as they come."
  )

  /// Passes on what is live.
  public static let glance = Endpoint(
    "tellLive",
    .post,
    "/api/v1/live",
    takes: .json("LiveMessage"),
    scope: .log,
    "Pass on what is live; the newest wins."
  )

  /// Keeps a part of a file.
  public static let keepChunk = Endpoint(
    "keepChunk",
    .put,
    "/api/v1/files/:id/:chunk",
    [.path("id", EndpointParameter.key), .path("chunk", .number(0, 59))],
    takes: .file("application/octet-stream"),
    scope: .log,
    "Keep a part of a voice note."
  )

  /// Puts a file together.
  public static let completeFile = Endpoint(
    "completeFile",
    .post,
    "/api/v1/files/:id",
    [.path("id", EndpointParameter.key)],
    takes: .json("FileEnd"),
    gives: .json("File"),
    scope: .log,
    "Put the parts of a file together."
  )

  /// Gives a file.
  public static let giveFile = Endpoint(
    "giveFile",
    .get,
    "/api/v1/files/:id",
    [.path("id", EndpointParameter.key)],
    gives: .file("audio/*"),
    scope: .read,
    "Give a whole file."
  )

  /// Says how far a file is.
  public static let fileState = Endpoint(
    "showFileState",
    .get,
    "/api/v1/files/:id/state",
    [.path("id", EndpointParameter.key)],
    gives: .json("FileState"),
    scope: .read,
    "Say which parts of a file are here."
  )

  /// Removes a file.
  public static let removeFile = Endpoint(
    "removeFile",
    .delete,
    "/api/v1/files/:id",
    [.path("id", EndpointParameter.key)],
    scope: .log,
    "Remove a file."
  )
}
