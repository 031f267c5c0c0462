import Exchange
import HTTPTypes
import Formats
import Hummingbird
import Integrations
import NIOCore
import Screens

/// Lends the page a voice: `GET` and `POST /api/v1/speech`.
struct SpeechRoutes {
  let booth: SpeechBooth

  func add(to routes: RouterGroup<Visit>) {
    routes.on(ServerAPI.voices) { request, _ in
      Response(
        json: await voices(speaking: request.uri.queryParameters["language"].map(String.init))
      )
    }
    routes.on(ServerAPI.speak) { request, _ in
      try await clip(for: request)
    }
  }

  /// The voices of a language, of English if none is named; a hundred others would bury them.
  private func voices(speaking language: String?) async -> JSON {
    let voices = await booth.roster().speaking(language ?? "en").map { voice -> JSON in
      [
        "id": .string(voice.profile.id), "language": .string(voice.profile.language),
        "name": .string(voice.profile.name),
      ]
    }
    let lack = await booth.lack(speaking: language ?? "en")
    return [
      "available": .bool(lack == nil),
      "voices": .array(booth.canEncode ? voices : []),
      "lack": lack.map { .string($0) } ?? .null,
    ]
  }

  private func clip(for request: Request) async throws -> Response {
    let wish = try SpeechWish(
      try await request.bytes(upTo: WebServer.Limit.speechBody, of: "a request for speech")
    )
    guard booth.canEncode else {
      throw Problem(.serviceUnavailable, SpeechError.encoder(.notFound("ffmpeg")).description)
    }
    let voice: any Voice
    do {
      voice = try await booth.roster().voice(preferring: wish.voice, speaking: wish.language)
    } catch {
      switch error {
      case .noVoice: throw Problem(.serviceUnavailable, error.description)
      case .unknown: throw Problem(.badRequest, error.description)
      }
    }
    let sound = try await Deadline.keep(
      WebServer.Limit.speech,
      else: Problem(.serviceUnavailable, ServerRefusal.slowVoice)
    ) {
      try await clip(of: wish, by: voice)
    }
    return Response(
      status: .ok,
      headers: [.contentType: "audio/mp4"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: sound))
    )
  }

  private func clip(of wish: SpeechWish, by voice: any Voice) async throws(Problem) -> [UInt8] {
    do {
      return try await booth.studio.clip(of: wish.words, by: voice)
    } catch {
      throw Problem(.serviceUnavailable, error.description)
    }
  }
}
