public import Foundation
public import Screens

/// Writes down what is said in a voice note, by a program or a server of this machine, or by a server elsewhere
/// where its owner's ``VoiceGate`` lets the sound out.
///
/// One note at a time: a recognizer takes a whole core.
public actor Transcriber {
  /// The longest sound that is looked at, in seconds; a note has thirty.
  public static let longest = 60

  /// The most letters that are taken of what a program writes.
  public static let mostLetters = 1000

  // 16 kHz of two bytes behind a head of 44: what FFmpeg is told to write.
  private static let waveHead = 44
  private static let waveBytesPerSecond = 32_000.0

  // What FFmpeg calls the formats of voice notes.
  private static let formats = [
    "audio/webm": "matroska", "audio/mp4": "mov", "audio/ogg": "ogg", "audio/wav": "wav",
  ]

  /// What recognizes speech.
  private enum Ear: Sendable {
    case program(ListeningCommand)
    case endpoint(ListeningEndpoint)
  }

  private let ear: Ear
  private let timeout: Duration
  private let decoder: String
  private var last: Task<Void, Never>?
  private var waiting = 0

  /// Creates a transcriber; another decoder than `ffmpeg` only for tests.
  public init(
    _ command: ListeningCommand,
    timeout: Duration = .seconds(40),
    decoder: String = "ffmpeg"
  ) {
    ear = .program(command)
    self.timeout = timeout
    self.decoder = decoder
  }

  /// Creates a transcriber that asks a server.
  public init(_ endpoint: ListeningEndpoint, timeout: Duration = .seconds(40)) {
    ear = .endpoint(endpoint)
    self.timeout = timeout
    decoder = "ffmpeg"
  }

  /// The program that `make voice-notes` has set up for this user, if it has.
  public static func installed(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ListeningCommand? {
    let home = environment["HOME"] ?? ""
    let data = environment["XDG_DATA_HOME"] ?? home + "/.local/share"
    let program = data + "/pacesetter/voice-notes/listen"
    return FileManager.default.isExecutableFile(atPath: program)
      ? ListeningCommand(program: program) : nil
  }

  /// Whether every sound stays on this machine.
  public nonisolated var isHere: Bool {
    switch ear {
    case .program: true
    case .endpoint(let endpoint): endpoint.isHere
    }
  }

  /// The words in a sound of a type such as `audio/webm`; empty where nobody speaks.
  ///
  /// Without a gate no sound leaves this machine.
  public func words(
    in sound: [UInt8],
    type: String,
    through gate: (any VoiceGate)? = nil
  ) async throws(ListeningRefusal) -> String {
    guard let format = Self.formats[type] else {
      throw .type(type, known: Self.formats.keys.sorted())
    }
    // Four in a row are as many as anybody waits for.
    guard waiting < 4 else { throw .busy }
    waiting += 1
    defer { waiting -= 1 }
    let before = last
    // Notes are written down one after another; who waits may go, the work before it goes on.
    let work = Task { () -> Result<String, ListeningRefusal> in
      await before?.value
      do throws(ListeningRefusal) { return .success(try await write(sound, format, gate)) } catch {
        return .failure(error)
      }
    }
    // What the next one waits for: the end, whatever came of it.
    last = Task { _ = await work.value }
    return try await work.value.get()
  }

  private func write(
    _ sound: [UInt8],
    _ format: String,
    _ gate: (any VoiceGate)?
  ) async throws(ListeningRefusal) -> String {
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .noRoom }
    defer { scratch.remove() }
    let (note, wave, text) = (scratch.file("note"), scratch.file("note.wav"), scratch.file("text"))
    do { try Data(sound).write(to: note) } catch { throw .noRoom }
    do {
      try await ChildProcess(
        decoder,
        [
          "-nostdin", "-v", "error", "-protocol_whitelist", "file", "-f", format, "-i", note.path,
          "-vn", "-t", String(Self.longest), "-ar", "16000", "-ac", "1", "-y", wave.path,
        ],
        timeout: .seconds(10)
      ).run()
    } catch {
      if case .notFound = error { throw ListeningRefusal(error) }
      throw .sound(error.description)
    }
    let said: String
    switch ear {
    case .program(let command):
      do {
        try await ChildProcess(
          command.program,
          command.arguments(sound: wave.path),
          output: text,
          timeout: timeout
        ).run()
      } catch {
        throw ListeningRefusal(error)
      }
      // A program that heard nothing may write no file.
      guard let bytes = try? Data(contentsOf: text) else { return "" }
      said = String(decoding: bytes.prefix(4 * Self.mostLetters), as: UTF8.self)
    case .endpoint(let endpoint):
      let bytes: Data
      do { bytes = try Data(contentsOf: wave) } catch { throw .noRoom }
      said = try await ask(endpoint, Array(bytes), gate)
    }
    let words = said.split { $0.isWhitespace }.joined(separator: " ")
    return String(words.prefix(Self.mostLetters))
  }

  private func ask(
    _ endpoint: ListeningEndpoint,
    _ wave: [UInt8],
    _ gate: (any VoiceGate)?
  ) async throws(ListeningRefusal) -> String {
    if endpoint.isHere {
      do throws(ListeningEndpoint.Failure) {
        return try await endpoint.words(in: wave, within: timeout)
      } catch {
        throw error.refusal
      }
    }
    guard let gate else {
      throw .notFromHere
    }
    let number = try await gate.release(
      ReleasedSound(
        place: endpoint.place,
        model: endpoint.model,
        mayCost: endpoint.mayCost,
        seconds: Double(max(0, wave.count - Self.waveHead)) / Self.waveBytesPerSecond,
        bytes: wave.count
      )
    )
    do throws(ListeningEndpoint.Failure) {
      let words = try await endpoint.words(in: wave, within: timeout)
      await gate.settle(number, nil, mayHaveCost: true)
      return words
    } catch {
      await gate.settle(number, error.refusal, mayHaveCost: error.mayHaveCost)
      throw error.refusal
    }
  }
}
