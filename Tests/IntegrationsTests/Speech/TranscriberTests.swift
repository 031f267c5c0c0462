import Foundation
import Integrations
import Screens
import Testing

@Suite(.enabled(if: InstalledProgram.path(of: "ffmpeg") != nil, "ffmpeg is missing"))
struct TranscriberTests {
  /// A second of silence as a WAV file.
  private static let wave: [UInt8] = {
    let size: UInt32 = 32_000
    func four(_ number: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    func two(_ number: UInt16) -> [UInt8] {
      [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
    }
    return Array("RIFF".utf8) + four(36 + size) + Array("WAVEfmt ".utf8) + four(16) + two(1)
      + two(1)
      + four(16_000) + four(32_000) + two(2) + two(16) + Array("data".utf8) + four(size)
      + [UInt8](repeating: 0, count: Int(size))
  }()

  private func transcriber(_ script: String) throws -> Transcriber {
    Transcriber(try ListeningCommand("sh -c '\(script)' listen {sound}"), timeout: .seconds(5))
  }

  @Test func `gives a program the sound, and takes its words without their line breaks`()
    async throws
  {
    let transcriber = try transcriber("head -c 4 \"$1\"; echo; echo \" how   far \"")
    #expect(try await transcriber.words(in: Self.wave, type: "audio/wav") == "RIFF how far")
  }

  @Test func `asks a server of this machine as OpenAI's are asked`() async throws {
    let server = try await ScriptedServer { _, _ in [.answer(#"{"text":" how  far "}"#)] }
    let endpoint = try ListeningEndpoint("http://127.0.0.1:\(server.port)", model: "base.en")
    let words = try await Transcriber(endpoint).words(in: Self.wave, type: "audio/wav")
    #expect(words == "how far")
    var requests = server.requests.makeAsyncIterator()
    let request = try #require(await requests.next()?.text)
    #expect(request.hasPrefix("POST /v1/audio/transcriptions HTTP/1.1"))
    for part in [
      "name=\"model\"\r\n\r\nbase.en\r\n", "name=\"language\"\r\n\r\nen\r\n",
      "filename=\"note.wav\"\r\nContent-Type: audio/wav\r\n\r\nRIFF",
    ] {
      #expect(request.contains(part), "\(part.debugDescription)")
    }
  }

  @Test(arguments: [
    (#"{"error":"no"}"#, "200 OK", ListeningRefusal.noText),
    ("", "500 No", ListeningRefusal.answered(500)),
  ])
  func `says why a server writes nothing down`(
    body: String,
    status: String,
    reason: ListeningRefusal
  )
    async throws
  {
    let server = try await ScriptedServer { _, _ in [.answer(body, status: status)] }
    let endpoint = try ListeningEndpoint("http://localhost:\(server.port)/inference")
    await #expect(throws: reason) {
      try await Transcriber(endpoint).words(in: Self.wave, type: "audio/wav")
    }
  }

  @Test func `knows which recognizers are elsewhere, and which of them may cost something`() throws
  {
    for (address, isHere, mayCost) in [
      ("http://127.0.0.1:8000", true, false), ("https://localhost/inference", true, false),
      ("http://192.168.1.7:8000", false, false), ("http://shelf.local:8000/v1", false, false),
      ("https://api.openai.com/v1", false, true),
    ] {
      let endpoint = try ListeningEndpoint(address)
      #expect(endpoint.isHere == isHere, "\(address)")
      #expect(endpoint.mayCost == mayCost, "\(address)")
    }
    #expect(throws: ListeningEndpointError.readable) {
      try ListeningEndpoint("http://api.example.org/v1")
    }
    for address in ["", "127.0.0.1", "ftp://127.0.0.1/", "http://127.0.0.1:0", "http:// /"] {
      #expect(throws: ListeningEndpointError.unreadable) { try ListeningEndpoint(address) }
    }
  }

  @Test func `sends no voice to another machine unless somebody opens a gate`() async throws {
    let transcriber = Transcriber(try ListeningEndpoint("http://127.0.0.2:9/"))
    #expect(!transcriber.isHere)
    do throws(ListeningRefusal) {
      _ = try await transcriber.words(in: Self.wave, type: "audio/wav")
      Issue.record("it was sent")
    } catch {
      #expect(error == .notFromHere)
    }
  }

  @Test func `says why it cannot`() async throws {
    let deaf = try transcriber("echo no model >&2; exit 3")
    await #expect(throws: ListeningRefusal.self) {
      try await deaf.words(in: Self.wave, type: "audio/wav")
    }
    let good = try transcriber("echo hello")
    await #expect(
      throws: ListeningRefusal.type(
        "text/html",
        known: ["audio/mp4", "audio/ogg", "audio/wav", "audio/webm"]
      )
    ) {
      try await good.words(in: Self.wave, type: "text/html")
    }
    do throws(ListeningRefusal) {
      _ = try await good.words(in: Array("<html>".utf8), type: "audio/webm")
      Issue.record("a page was taken for a sound")
    } catch {
      guard case .sound = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `takes no command without a place for the sound`() {
    #expect(throws: CommandTemplateError.noSound("listen")) { try ListeningCommand("listen") }
    #expect(throws: CommandTemplateError.empty) { try ListeningCommand(" ") }
  }

  @Test func `finds what was set up for the user`() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let environment = ["XDG_DATA_HOME": scratch.url.path]
    #expect(Transcriber.installed(environment) == nil)
    let folder = scratch.file("pacesetter/voice-notes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appendingPathComponent("listen").path
    _ = FileManager.default.createFile(
      atPath: program,
      contents: Data("#!/bin/sh\n".utf8),
      attributes: [.posixPermissions: 0o755]
    )
    #expect(Transcriber.installed(environment)?.program == program)
  }
}
