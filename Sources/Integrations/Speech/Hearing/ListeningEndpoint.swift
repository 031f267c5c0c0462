import Formats
import Prompts
import Screens

/// A recognizer that answers over HTTP as OpenAI's does: faster-whisper, whisper.cpp, Ollama, OpenAI itself.
public struct ListeningEndpoint: Hashable, Sendable {
  // What a server answers to a note of a minute is far shorter.
  private static let longestBody = 1 << 16
  private static let boundary = "pacesetter-note-5f2c1e"

  /// Whether it is this machine; a voice leaves it for any other one.
  public let isHere: Bool
  /// The model that is asked for.
  public let model: String
  /// Whether it may cost something: what is neither on this machine nor in the owner's house.
  public let mayCost: Bool

  private let address: ServerAddress
  private let path: String
  private let key: String?
  private let language: String

  /// Reads an address such as `http://127.0.0.1:8000/v1/audio/transcriptions`; without a path, or behind
  /// `/v1`, it is that one.
  ///
  /// Outside of the owner's house it must begin with `https://`: no voice and no key cross the open network
  /// readable.
  public init(
    _ text: String,
    model: String = "whisper-1",
    language: String = "en",
    key: String? = nil
  ) throws(ListeningEndpointError) {
    guard let typed = ModelAddress(text) else { throw .unreadable }
    do throws(AddressRefusal) { address = try ServerAddress(typed: typed.server) } catch {
      throw .unreadable
    }
    guard typed.isSafe else { throw .readable }
    guard (model + language + (key ?? "")).utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      throw .unreadable
    }
    let hasOwnPath = !typed.path.isEmpty && !typed.path.hasSuffix("/v1")
    path =
      hasOwnPath ? typed.path : (typed.path.isEmpty ? "/v1" : typed.path) + "/audio/transcriptions"
    isHere = typed.isHere
    mayCost = address.isSecure && !typed.isHere
    self.model = model
    self.language = language
    self.key = key
  }

  /// What is asked, as a ledger shows it: the address without the sound.
  var place: String { "POST \(address)\(path)" }

  /// Why there are no words.
  enum Failure: Error {
    /// The server has answered, and not with words: it charges nothing.
    case refused(ListeningRefusal)
    /// What came of it is not known here.
    case lost(ListeningRefusal)

    /// What a person is told.
    var refusal: ListeningRefusal {
      switch self {
      case .refused(let reason), .lost(let reason): reason
      }
    }

    /// Whether the server may charge for it.
    var mayHaveCost: Bool {
      switch self {
      case .refused: false
      case .lost: true
      }
    }
  }

  /// The words in a WAV file.
  func words(in wave: [UInt8], within limit: Duration) async throws(Failure) -> String {
    let request = HTTPClientRequest(
      "POST",
      .server(address),
      path,
      headers: [("content-type", "multipart/form-data; boundary=\(Self.boundary)")]
        + (key.map { [("authorization", "Bearer \($0)")] } ?? []),
      body: body(of: wave),
      limits: HTTPClientLimits(silence: limit, whole: limit, longestBody: Self.longestBody)
    )
    let response: HTTPClientResponse
    do throws(HTTPClientError) { response = try await HTTPClient().sendOnce(request) } catch {
      throw .lost(.network(error.refusal))
    }
    guard response.status == 200 else {
      throw .refused(Self.reason(of: response.status))
    }
    // An answer that is no JSON has no text either.
    guard let text = (try? JSON.parse(response.body))?["text"]?.string else {
      throw .lost(.noText)
    }
    return text
  }

  private static func reason(of status: Int) -> ListeningRefusal {
    switch status {
    case 401, 403: .key(status: status)
    case 402, 429: .limited(status: status)
    case 404: .unknownModel
    default: .answered(status)
    }
  }

  private func body(of wave: [UInt8]) -> [UInt8] {
    var body: [UInt8] = []
    for (name, value) in [("model", model), ("language", language), ("response_format", "json")] {
      body += Array(
        ("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n")
          .utf8
      )
    }
    body += Array(
      ("--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"note.wav\"\r\n"
        + "Content-Type: audio/wav\r\n\r\n").utf8
    )
    return body + wave + Array("\r\n--\(Self.boundary)--\r\n".utf8)
  }
}

/// Why an address is none of a recognizer.
public enum ListeningEndpointError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is no address.
  case unreadable
  /// What is said would cross the open network readable.
  case readable

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unreadable: "give an address such as http://127.0.0.1:8000/v1/audio/transcriptions"
    case .readable:
      "begin the address with https://: without it everybody on the way could hear what you say"
    }
  }
}
