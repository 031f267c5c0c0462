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
      let spoken = request.uri.queryParameters["language"].map(String.init) ?? "en"
      return Response(json: await voices(speaking: spoken, toldIn: Language(of: request.head)))
    }
    routes.on(ServerAPI.speak) { request, _ in
      try await clip(for: request)
    }
  }

  /// The voices of a language; a hundred others would bury them.
  private func voices(speaking spoken: String, toldIn language: Language) async -> JSON {
    let voices = await booth.roster().speaking(spoken).map { voice -> JSON in
      [
        "id": .string(voice.profile.id), "language": .string(voice.profile.language),
        "name": .string(voice.profile.name),
      ]
    }
    let lack = await booth.lack(speaking: spoken)
    return [
      "available": .bool(lack == nil),
      "voices": .array(booth.canEncode ? voices : []),
      "lack": lack.map { .string($0.words(in: language)) } ?? .null,
    ]
  }

  private func clip(for request: Request) async throws -> Response {
    let wish = try SpeechWish(
      try await request.bytes(upTo: RouteLimit.speechBody, of: "a request for speech")
    )
    guard booth.canEncode else {
      throw Problem(.serviceUnavailable, VoiceRefusal.noEncoder)
    }
    let voice: any Voice
    do {
      voice = try await booth.roster().voice(preferring: wish.voice, speaking: wish.language)
    } catch {
      switch error {
      case .noVoice, .noEncoder: throw Problem(.serviceUnavailable, error)
      case .unknown: throw Problem(.badRequest, error)
      }
    }
    let sound = try await Deadline.keep(
      RouteLimit.speech,
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
