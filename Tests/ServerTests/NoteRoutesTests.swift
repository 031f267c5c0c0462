import Coaching
import Exchange
import Formats
import Foundation
import Integrations
import Server
import Record
import Storage
import Testing
import Training

struct NoteRoutesTests {
  private static let file = String(repeating: "ab", count: 16)
  private static let path = "/api/v1/notes/abab/transcript"

  /// A server that has a voice note, which `program` writes down.
  private func visitor(
    _ transcription: VoiceNote.Transcription = .done("my cough is tight"),
    program: String? = nil
  ) async throws -> Visitor {
    var visitor = Visitor()
    if let program {
      visitor.transcriber = Transcriber(try ListeningCommand(program), decoder: "true")
    }
    let note = VoiceNote(
      file: Self.file,
      run: "r1",
      recordedAt: Instant(secondsSince1970: 1_771_000_000),
      length: .seconds(3),
      transcription: transcription
    )
    let sound = NoteSound(type: "audio/webm", bytes: [1, 2, 3])
    let archive = try await visitor.keep.archive()
    _ = try await RecordStore(archive.database).add(
      ImportedFile(name: "export.json", kind: "json", digest: "d")
    ) { (writer) throws(StorageError) in writer.add(note, sound: sound) }
    return visitor
  }

  private func ask(_ visitor: Visitor, _ method: String, _ body: String = "") async throws -> JSON {
    let answer = try await visitor.send(method, Self.path, Array(body.utf8))
    return (try? JSON.parse(answer.body)) ?? .null
  }

  @Test func `corrects what a note says, exports that, and takes it back`() async throws {
    let visitor = try await visitor()
    let corrected = try await ask(visitor, "PUT", #"{"text":"my calf is tight"}"#)
    #expect(corrected["text"] == "my calf is tight")
    #expect(corrected["heard"] == "my cough is tight")
    let export = try await visitor.ask("GET", "/api/v1/export").text
    #expect(export.contains(#""corrected":"my calf is tight""#))
    #expect(export.contains(#""transcript":"my cough is tight""#))
    #expect(try await ask(visitor, "DELETE")["text"] == "my cough is tight")
    #expect(try await ask(visitor, "GET")["text"] == "my cough is tight")
  }

  @Test func `writes a note down that could not be written down before`() async throws {
    let visitor = try await visitor(.failed, program: "echo my calf is tight {sound}")
    #expect(try await ask(visitor, "GET")["text"] == nil)
    let text = try await ask(visitor, "POST")["text"]?.string
    #expect(text?.hasPrefix("my calf is tight") == true)
  }

  @Test func `keeps a note that still cannot be written down`() async throws {
    let visitor = try await visitor(.pending, program: "false {sound}")
    let answer = try await visitor.send("POST", Self.path, [])
    #expect(answer.status == 409)
    let export = try await visitor.ask("GET", "/api/v1/export").text
    #expect(export.contains(#""transcriptionStatus":"failed""#))
    #expect(export.contains(#""base64":"AQID""#))
  }

  @Test(arguments: [#"{"text":""}"#, #"{}"#, #"{"text":7}"#])
  func `refuses what is no text`(body: String) async throws {
    let visitor = try await visitor()
    #expect(try await visitor.send("PUT", Self.path, Array(body.utf8)).status == 400)
  }

  @Test func `takes a note out, and brings it back`() async throws {
    let visitor = try await visitor()
    let note = "/api/v1/notes/" + Self.file
    #expect(try await visitor.send("DELETE", "/api/v1/notes/abab", []).status == 204)
    #expect(try await visitor.ask("GET", Self.path).status == 404)
    #expect(try await !visitor.ask("GET", "/api/v1/export").text.contains("my cough"))
    #expect(try await visitor.send("POST", note + "/restoration", []).status == 204)
    #expect(try await ask(visitor, "GET")["text"] == "my cough is tight")
    #expect(try await visitor.send("POST", "/api/v1/notes/cd/restoration", []).status == 404)
  }

  @Test func `says that nobody listens, and that there is no such note`() async throws {
    let visitor = try await visitor()
    let answer = try await visitor.send("POST", Self.path, [])
    #expect(answer.status == 409 && answer.text.contains("make voice-notes"))
    #expect(try await visitor.ask("GET", "/api/v1/notes/cd/transcript").status == 404)
  }
}
