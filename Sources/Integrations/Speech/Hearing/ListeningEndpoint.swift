import Formats

/// A recognizer that answers over HTTP on this machine, as OpenAI's servers do: faster-whisper, whisper.cpp,
/// Ollama. The sound leaves this machine for none.
public struct ListeningEndpoint: Hashable, Sendable {
  // What a server answers to a note of a minute is far shorter.
  private static let longestBody = 1 << 16
  private static let boundary = "pacesetter-note-5f2c1e"

  private let address: ServerAddress
  private let path: String
  private let model: String

  /// Reads an address such as `http://127.0.0.1:8000/v1/audio/transcriptions`; without a path it is that one.
  public init(_ text: String, model: String = "whisper-1") throws(ListeningEndpointError) {
    let afterScheme = text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard afterScheme.count == 3, let colon = afterScheme.first else { throw .unreadable }
    let rest = afterScheme[2]
    let name = rest.prefix { $0 != "/" }
    do throws(ServerAddressError) {
      address = try ServerAddress(typed: "\(colon)//\(name)")
    } catch {
      throw .unreadable
    }
    guard address.host == "localhost" || address.host == "::1" || address.host.hasPrefix("127.")
    else { throw .elsewhere }
    let path = rest.dropFirst(name.count)
    guard path.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      model.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { throw .unreadable }
    self.path = path.isEmpty || path == "/" ? "/v1/audio/transcriptions" : String(path)
    self.model = model
  }

  /// The words in a WAV file.
  func words(in wave: [UInt8], within limit: Duration) async throws(TranscriberError) -> String {
    let request = HTTPClientRequest(
      "POST",
      .server(address),
      path,
      headers: [("content-type", "multipart/form-data; boundary=\(Self.boundary)")],
      body: body(of: wave),
      limits: HTTPClientLimits(silence: limit, whole: limit, longestBody: Self.longestBody)
    )
    let response: HTTPClientResponse
    do throws(HTTPClientError) { response = try await HTTPClient().send(request) } catch {
      throw .endpoint(error.description)
    }
    guard response.status == 200 else { throw .endpoint("it answers \(response.status)") }
    guard let text = (try? JSON.parse(response.body))?["text"]?.string else {
      throw .endpoint("its answer has no text")
    }
    return text
  }

  private func body(of wave: [UInt8]) -> [UInt8] {
    var body: [UInt8] = []
    for (name, value) in [("model", model), ("language", "en"), ("response_format", "json")] {
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
  case unreadable
  case elsewhere

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unreadable: "give an address such as http://127.0.0.1:8000/v1/audio/transcriptions"
    case .elsewhere: "name a recognizer of this machine (127.0.0.1); your voice does not leave it"
    }
  }
}
