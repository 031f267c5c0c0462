import Formats
public import Screens

/// What can be asked about workouts that other people's pages and files hold.
public enum PageAPI {
  static let endpoints = [List.endpoint, Read.endpoint, LookAgain.endpoint]

  /// The longest address, in bytes.
  public static let longestAddress = 2000

  /// Lists the workouts of one's own that come from pages.
  public struct List: PlainAPIRequest {
    public typealias Answer = PageList
    public static let endpoint = Endpoint.get("listPages", "/api/v1/pages")
      .gives("Pages").needs(.read)
      .does("List the workouts of one's own that come from pages.")
    public init() {}
  }

  /// Reads a workout from a page or a file; nothing of it joins the library.
  public struct Read: APIRequest {
    public typealias Answer = PageDraft
    public static let endpoint = Endpoint.post("readPage", "/api/v1/pages")
      .takes("PageWish").gives("PageDraft").upTo(3 << 20).needs(.control)
      .does("Read a workout from the page of an address or from a file, as a draft.")

    /// What is read.
    public let source: PageSource

    /// Asks for a page or a file to be read.
    public init(
      _ source: PageSource,
      in language: Language = .english
    ) throws(APICallError) {
      if case .address(let address, _) = source {
        let isPlain = address.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        let lower = address.lowercased()
        let hasScheme = lower.hasPrefix("https://") || lower.hasPrefix("http://")
        guard isPlain, hasScheme, address.utf8.count <= longestAddress else {
          throw APICallError(DoorFieldWords.web(longest: longestAddress, in: language))
        }
      }
      self.source = source
    }

    public init(_ call: APICall) throws(APICallError) {
      let wish = try call.body(PageWish.self)
      if let address = wish.address {
        let isAtHome = wish.isAtHome ?? false
        try self.init(.address(address.trimmed, isAtHome: isAtHome), in: call.language)
      } else if let file = wish.file {
        guard let bytes = Base64.bytes(of: file) else {
          throw APICallError("\"file\" is no Base64, expected the bytes of a file in it")
        }
        try self.init(.file(bytes, name: wish.name ?? "Workout"))
      } else {
        throw APICallError(DoorFieldWords.addressOrFile(in: call.language))
      }
    }

    public var call: APICall {
      switch source {
      case .address(let address, let isAtHome):
        APICall(saying: PageWish(address: address, isAtHome: isAtHome))
      case .file(let bytes, let name):
        APICall(saying: PageWish(file: Base64.text(of: bytes), name: name))
      }
    }
  }

  /// Reads the page of a workout of one's own again.
  public struct LookAgain: APIRequest {
    public typealias Answer = PageChange
    public static let endpoint = Endpoint.post("lookAgain", "/api/v1/pages/:workout/again")
      .takes("PageAgain").gives("PageChange").needs(.control)
      .does("Read the page of a workout again and give what it has changed; nothing is saved.")

    /// The workout's name.
    public let workout: String
    /// Whether the page may be in the own network.
    public let isAtHome: Bool

    /// Names the workout.
    public init(_ workout: String, isAtHome: Bool = false) {
      self.workout = workout
      self.isAtHome = isAtHome
    }

    public init(_ call: APICall) throws(APICallError) {
      workout = try call.text("workout")
      guard !call.body.isEmpty else {
        isAtHome = false
        return
      }
      let fields = try call.fields()
      do throws(ShapeError) { isAtHome = try fields.bool("home", default: false) } catch {
        throw APICallError(error)
      }
    }

    public var call: APICall {
      APICall(["workout": workout]) { json in json.object { $0.field("home", isAtHome) } }
    }
  }
}
