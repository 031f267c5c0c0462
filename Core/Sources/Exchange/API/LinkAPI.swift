/// Messages between the pages and devices of one person, through the server.
public enum LinkAPI {
  static let endpoints = [
    Append.endpoint, Arrivals.endpoint, Acked.endpoint, keepChunk, completeFile, giveFile,
    fileState, removeFile,
  ]

  /// What is answered before the router, on the connection's own event loop.
  public static let live = [listen, glance]

  /// Listens to what comes.
  public static let listen = Endpoint.get("listen", "/api/v1/live")
    .asks(.place("after"), .query("except"), .query("session")).gives(.stream).needs(.read)
    .does("Listen to events and live figures as they come.")

  /// Passes on what is live.
  public static let glance = Endpoint.post("tellLive", "/api/v1/live")
    .takes("LiveMessage").needs(.log)
    .does("Pass on what is live; the newest wins.")

  /// Keeps a part of a file.
  public static let keepChunk = Endpoint.put("keepChunk", "/api/v1/files/:id/:chunk")
    .asks(.path("id", EndpointParameter.key), .path("chunk", .number(0, 59)))
    .takes(.file("application/octet-stream")).needs(.log)
    .does("Keep a part of a voice note.")

  /// Puts a file together.
  public static let completeFile = Endpoint.post("completeFile", "/api/v1/files/:id")
    .asks(.path("id", EndpointParameter.key)).takes("FileEnd").gives("File").needs(.log)
    .does("Put the parts of a file together.")

  /// Gives a file.
  public static let giveFile = Endpoint.get("giveFile", "/api/v1/files/:id")
    .asks(.path("id", EndpointParameter.key)).gives(.file("audio/*")).needs(.read)
    .does("Give a whole file.")

  /// Says how far a file is.
  public static let fileState = Endpoint.get("showFileState", "/api/v1/files/:id/state")
    .asks(.path("id", EndpointParameter.key)).gives("FileState").needs(.read)
    .does("Say which parts of a file are here.")

  /// Removes a file.
  public static let removeFile = Endpoint.delete("removeFile", "/api/v1/files/:id")
    .asks(.path("id", EndpointParameter.key)).needs(.log)
    .does("Remove a file.")
}
