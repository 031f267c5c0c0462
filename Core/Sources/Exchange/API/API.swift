/// Everything that the server can be asked.
public enum API {
  /// Every endpoint of the router, and what is answered before it.
  public static let endpoints =
    ServerAPI.endpoints + DeviceAPI.endpoints + LinkAPI.endpoints + LinkAPI.live
    + SessionAPI.endpoints + HistoryAPI.endpoints + LogAPI.endpoints + MemoryAPI.endpoints
    + RaceAPI.endpoints + LibraryAPI.endpoints + DataAPI.endpoints + NameAPI.endpoints
    + AgentAPI.endpoints + ScriptAPI.endpoints + RivalAPI.endpoints

  /// The endpoint that answers a method and a path, if one does.
  public static func endpoint(_ method: Endpoint.Method, _ path: String) -> Endpoint? {
    endpoints.first { $0.method == method && $0.matches(path) }
  }
}
