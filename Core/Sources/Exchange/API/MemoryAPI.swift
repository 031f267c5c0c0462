import Formats
public import Training

/// What can be asked about memory.
public enum MemoryAPI {
  static let endpoints = [
    List.endpoint, Remember.endpoint, Forget.endpoint, Restore.endpoint, Profile.endpoint,
  ]

  private static let items = Endpoint.Content.json("Memory")

  /// Lists what is remembered.
  public struct List: PlainAPIRequest {
    public typealias Answer = MemoryList
    public static let endpoint = Endpoint.get("listMemory", "/api/v1/memory")
      .gives(items).needs(.read)
      .does("List what is remembered.")
    public init() {}
  }

  /// Shows the profile: the figures of the runner, the source of each, and their zones.
  public struct Profile: PlainAPIRequest {
    public typealias Answer = RunnerProfile
    public static let endpoint = Endpoint.get("showProfile", "/api/v1/profile")
      .asks(.units).gives("Profile").needs(.read)
      .does("Show the figures of the runner, the source of each, and their heart rate zones.")
    public init() {}
  }

  /// Stores an item, replacing any item with the same key.
  public struct Remember: APIRequest {
    public typealias Answer = MemoryList
    public static let endpoint = Endpoint.put("remember", "/api/v1/memory")
      .takes("MemoryItem").gives(items).needs(.log)
      .does("Remember something in the place of what has its key.")

    /// What is remembered.
    public let item: MemoryItem

    /// Asks for an item to be kept.
    public init(_ item: MemoryItem) { self.item = item }

    /// Reads an item, as programs write it or as somebody has typed it into a form.
    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      guard json["what"] == nil else {
        do throws(TypedMemoryError) { item = try MemoryItem(typed: json, at: call.now) } catch {
          throw APICallError(error.words(in: call.language))
        }
        return
      }
      do throws(ShapeError) { item = try MemoryItem(json, saidAt: call.now) } catch {
        throw APICallError(error)
      }
    }

    public var call: APICall { APICall { item.write(to: &$0) } }
  }

  /// Forgets what is remembered under a key.
  public struct Forget: APIRequest {
    public typealias Answer = MemoryList
    public static let endpoint = Endpoint.delete("forget", "/api/v1/memory/:key")
      .gives(items).needs(.log)
      .does("Forget what is remembered under a key.")

    /// The key.
    public let key: String

    /// Names the key.
    public init(key: String) { self.key = key }

    public init(_ call: APICall) throws(APICallError) { key = try call.text("key") }
    public var call: APICall { APICall(["key": key]) }
  }

  /// Brings back what was forgotten last.
  public struct Restore: PlainAPIRequest {
    public typealias Answer = MemoryList
    public static let endpoint = Endpoint.post("undoForget", "/api/v1/memory/undo")
      .gives(items).needs(.log)
      .does("Bring back what was forgotten last.")
    public init() {}
  }
}
