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
    /// What comes back.
    public typealias Answer = MemoryList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "listMemory",
      .get,
      "/api/v1/memory",
      gives: items,
      scope: .read,
      "List what is remembered."
    )

    /// Asks for all of it.
    public init() {}
  }

  /// Shows the profile: the figures of the runner, the source of each, and their zones.
  public struct Profile: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = RunnerProfile

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "showProfile",
      .get,
      "/api/v1/profile",
      [.units],
      gives: .json("Profile"),
      scope: .read,
      "Show the figures of the runner, the source of each, and their heart rate zones."
    )

    /// Asks for it.
    public init() {}
  }

  /// Stores an item, replacing any item with the same key.
  public struct Remember: APIRequest {
    /// What comes back.
    public typealias Answer = MemoryList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "remember",
      .put,
      "/api/v1/memory",
      takes: .json("MemoryItem"),
      gives: items,
      scope: .log,
      "Remember something in the place of what has its key."
    )

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

    /// The question as it is sent.
    public var call: APICall { APICall { item.write(to: &$0) } }
  }

  /// Forgets what is remembered under a key.
  public struct Forget: APIRequest {
    /// What comes back.
    public typealias Answer = MemoryList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "forget",
      .delete,
      "/api/v1/memory/:key",
      gives: items,
      scope: .log,
      "Forget what is remembered under a key."
    )

    /// The key.
    public let key: String

    /// Names the key.
    public init(key: String) { self.key = key }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { key = try call.text("key") }

    /// The question as it is sent.
    public var call: APICall { APICall(["key": key]) }
  }

  /// Brings back what was forgotten last.
  public struct Restore: PlainAPIRequest {
    /// What comes back.
    public typealias Answer = MemoryList

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "undoForget",
      .post,
      "/api/v1/memory/undo",
      gives: items,
      scope: .log,
      "Bring back what was forgotten last."
    )

    /// Asks for it.
    public init() {}
  }
}
