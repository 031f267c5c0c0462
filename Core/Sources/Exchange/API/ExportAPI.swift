import Formats
public import Screens

/// What can be asked about the places that get each activity as files.
public enum ExportAPI {
  static let endpoints = [List.endpoint, Add.endpoint, Send.endpoint, Remove.endpoint]

  private static let places = Endpoint.Content.json("Exports")

  /// Lists the places.
  public struct List: PlainAPIRequest {
    public typealias Answer = ExportList
    public static let endpoint = Endpoint.get("listExports", "/api/v1/exports")
      .gives(places).needs(.control)
      .does("List the places that get each activity as files, and how the last sending went.")
    public init() {}
  }

  /// Tries a folder on a WebDAV server or one of the machine itself, and adds it.
  public struct Add: APIRequest {
    public typealias Answer = ExportList
    public static let endpoint = Endpoint.post("addExport", "/api/v1/exports")
      .takes("ExportWish").gives(places).needs(.control)
      .does("Try a folder on a WebDAV server, and put each activity there as FIT and GPX.")

    /// The address of the folder, without a name and a password; of one of the machine its path.
    public let address: String
    /// The user's name there; nothing for a folder of the machine.
    public let user: String?
    /// The password, best one that was made for this alone; nothing for a folder of the machine.
    public let password: String?
    /// Whether the server may be in the own network.
    public let isAtHome: Bool

    /// Asks for a folder of the machine by its whole path, or says what is wrong with it.
    public init(
      folder: String,
      in language: Language = .english
    ) throws(APICallError) {
      guard folder.hasPrefix("/"), folder.utf8.count <= KeptExport.longestAddress,
        folder.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else {
        throw APICallError(DoorFieldWords.folder(longest: KeptExport.longestAddress, in: language))
      }
      address = folder
      (user, password) = (nil, nil)
      isAtHome = true
    }

    /// Asks for a folder to be tried, or says what is wrong with it.
    public init(
      _ address: String,
      user: String,
      password: String,
      isAtHome: Bool,
      in language: Language = .english
    ) throws(APICallError) {
      let typed = address.trimmed
      let plain = typed.utf8.contains(UInt8(ascii: ":")) ? typed : "https://" + typed
      let host = plain.utf8.split(separator: UInt8(ascii: "/")).dropFirst().first
      let hasScheme = plain.hasPrefix("https://") || (isAtHome && plain.hasPrefix("http://"))
      guard hasScheme, let host, !host.contains(UInt8(ascii: "@")),
        plain.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x3F && $0 != 0x23 }),
        plain.utf8.count <= KeptExport.longestAddress
      else {
        throw APICallError(
          DoorFieldWords.webFolder(longest: KeptExport.longestAddress, in: language)
        )
      }
      try CalendarAccount.check(user: user, password: password, in: language)
      self.address = plain
      self.user = user
      self.password = password
      self.isAtHome = isAtHome
    }

    public init(_ call: APICall) throws(APICallError) {
      let wish = try call.body(ExportWish.self)
      if let folder = wish.folder {
        try self.init(folder: folder, in: call.language)
        return
      }
      try self.init(
        wish.address,
        user: wish.user,
        password: wish.password,
        isAtHome: wish.isAtHome,
        in: call.language
      )
    }

    public var call: APICall {
      guard let user, let password else { return APICall(saying: ExportWish(folder: address)) }
      return APICall(
        saying: ExportWish(address: address, user: user, password: password, isAtHome: isAtHome)
      )
    }
  }

  /// Sends what waits for a place now, whenever it would be tried again.
  public struct Send: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.post("sendExport", "/api/v1/exports/:id/send")
      .needs(.control)
      .does("Send a place what waits for it within seconds; the list shows how it went.")

    /// The place's name.
    public let id: String

    /// Names the place.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Removes a place; the files that are there stay.
  public struct Remove: APIRequest {
    public typealias Answer = ExportList
    public static let endpoint = Endpoint.delete("removeExport", "/api/v1/exports/:id")
      .gives(places).needs(.control)
      .does("Send a place nothing more, and forget its password; the files that are there stay.")

    /// The place's name.
    public let id: String

    /// Names the place.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
