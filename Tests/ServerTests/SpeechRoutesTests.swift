import Foundation
import Integrations
import Server
import Testing

struct SpeechRoutesTests {
  @Test func `says that it is there`() async throws {
    let answer = try await Visitor().ask("GET", "/health")
    #expect(answer.text == #"{"status":"ok","version":"\#(Release.version)"}"#)
  }

  @Test func `lists the voices that the page can borrow`() async throws {
    var visitor = Visitor()
    visitor.booth = SpeechBooth(canEncode: true) {
      VoiceRoster([FliteVoice(), EspeakVoice(language: "de", name: "German")])
    }
    #expect(
      try await visitor.ask("GET", "/api/v1/speech").text
        == #"{"available":true,"voices":[{"id":"rms","language":"en","#
        + #""name":"Flite rms, a man from the United States"}],"lack":null}"#
    )
    let german = try await visitor.ask("GET", "/api/v1/speech?language=de").text
    #expect(german.contains("espeak-de") && !german.contains("rms"))
  }

  @Test func `says which package would give it a voice`() async throws {
    var visitor = Visitor()
    visitor.booth = SpeechBooth(canEncode: true) { VoiceRoster([]) }
    let list = try await visitor.ask("GET", "/api/v1/speech").text
    #expect(list.contains(#""available":false,"voices":[]"#))
    #expect(list.contains("apt install flite"))
    let headers = [("Accept-Language", "de")]
    let german = try await visitor.ask("GET", "/api/v1/speech", headers: headers).text
    #expect(german.contains("auf diesem Rechner ist keine: apt install flite."))
    let clip = try await visitor.speak(#"{"text":"hello"}"#)
    #expect(clip.status == 503)
    #expect(clip.text.contains("apt install flite"))
    visitor.booth = SpeechBooth(canEncode: false) { VoiceRoster([FliteVoice()]) }
    #expect(try await visitor.ask("GET", "/api/v1/speech").text.contains(#""available":false"#))
    #expect(try await visitor.speak(#"{"text":"hello"}"#).text.contains("apt install ffmpeg"))
  }

  @Test(arguments: [
    ("", 400), ("{", 400), ("[]", 400), ("{}", 400), (#"{"text":7}"#, 400), (#"{"text":""}"#, 400),
    (#"{"text":"..."}"#, 400), (#"{"text":"hi","language":5}"#, 400),
    (#"{"text":"hi","voice":"nobody"}"#, 400), (#"{"text":"hi","text":"ho"}"#, 400),
    (#"{"text":"hi","language":"tlh"}"#, 503),
  ])
  func `says in words what is wrong with a wish`(body: String, status: Int) async throws {
    let answer = try await Visitor().speak(body)
    #expect(answer.status == status)
    #expect(answer.header("Content-Type") == "application/problem+json")
    #expect(answer.text.contains("\"detail\":\""))
  }

  @Test func `refuses a line that takes minutes and a body without end`() async throws {
    let long = String(repeating: "word ", count: 400)
    #expect(try await Visitor().speak(#"{"text":"\#(long)"}"#).status == 400)
    let endless = String(repeating: "word ", count: 4000)
    #expect(try await Visitor().speak(#"{"text":"\#(endless)"}"#).status == 413)
    let announced = try await Visitor().speak(
      "{}",
      headers: [("X-Pacesetter", "1"), ("Content-Length", "999999999")]
    )
    #expect(announced.status == 413)
  }

  @Test(.enabled(if: InstalledProgram.path(of: "ffmpeg") != nil, "ffmpeg is missing"))
  func `gives a clip that a browser can play`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var visitor = Visitor()
    visitor.booth = SpeechBooth(
      studio: ClipStudio(cache: ClipCache(folder: scratch.url)),
      canEncode: true
    ) { VoiceRoster([SilentVoice()]) }
    let answer = try await visitor.speak(
      #"{"text":"five kilometers","language":"en","voice":null}"#
    )
    #expect(answer.status == 200)
    #expect(answer.header("Content-Type") == "audio/mp4")
    #expect(answer.body.count > 500)
    #expect(answer.text.contains("ftypM4A"))
  }

  @Test func `reports a voice that fails as a problem`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    var visitor = Visitor()
    let failing = CommandVoice(try CommandTemplate("false {out}"))
    visitor.booth = SpeechBooth(
      studio: ClipStudio(cache: ClipCache(folder: scratch.url)),
      canEncode: true
    ) { VoiceRoster([failing]) }
    let answer = try await visitor.speak(#"{"text":"hello"}"#)
    #expect(answer.status == 503)
    #expect(answer.text.contains("false failed with exit status 1"))
  }
}
