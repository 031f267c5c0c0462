/// Everything that the server can be asked.
public enum API {
  /// Every endpoint of the router, and what is answered before it.
  public static let endpoints =
    ServerAPI.endpoints + DeviceAPI.endpoints + LinkAPI.endpoints + LinkAPI.live
    + SessionAPI.endpoints + HistoryAPI.endpoints + LogAPI.endpoints + MemoryAPI.endpoints
    + RaceAPI.endpoints + LibraryAPI.endpoints + ImportAPI.endpoints + DataAPI.endpoints
    + NameAPI.endpoints + GearAPI.endpoints
    + AgentAPI.endpoints + ScriptAPI.endpoints + RivalAPI.endpoints + TokenAPI.endpoints
    + IntentAPI.endpoints + WebhookAPI.endpoints + MindAPI.endpoints + NoteAPI.endpoints
    + HomeAPI.endpoints + CueAPI.endpoints + PlanAPI.endpoints + CalendarAPI.endpoints
    + PageAPI.endpoints + ExportAPI.endpoints

  /// How something can be asked at a path: where a word and a parameter fit, the word counts.
  public static func methods(at path: String) -> [Endpoint.Method] {
    let found = endpoints.filter { $0.matches(path) }
    let words = found.map { $0.wordCount }.max() ?? 0
    let exact = found.filter { $0.wordCount == words }
    return Endpoint.Method.allCases.filter { method in exact.contains { $0.method == method } }
  }

  /// The endpoint that answers a method and a path, if one does.
  public static func endpoint(_ method: Endpoint.Method, _ path: String) -> Endpoint? {
    endpoints.first { $0.method == method && $0.matches(path) }
  }
}
