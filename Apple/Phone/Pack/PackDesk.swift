import Exchange
import Foundation
import Observation
import Screens

/// Makes the race pack: everything that the coach may say in a planned run, as sounds on this phone.
@MainActor @Observable final class PackDesk {
  /// How many sounds the pack of the plan has; nil until somebody has asked.
  private(set) var wanted: Int?
  /// How many of them are not here.
  private(set) var missing = 0
  /// Whether sounds are being fetched.
  private(set) var isMaking = false
  /// What went wrong last.
  private(set) var problem: String?
  @ObservationIgnored let shelf: PackShelf
  @ObservationIgnored private let language: LanguageDesk

  // A kill loses at most so many sounds.
  private static let portion = 50

  init(_ shelf: PackShelf, _ language: LanguageDesk) {
    (self.shelf, self.language) = (shelf, language)
  }

  /// Fetches from the runner's server what the coach may say in a run and this phone lacks.
  func make(for setup: RunSetup, from server: HomeServer?) async {
    guard !isMaking else { return }
    (isMaking, problem) = (true, nil)
    let speech = Language(tag: setup.speech) ?? .english
    let sounds = await Self.sounds(of: setup)
    let lacking = shelf.missing(of: sounds, in: speech)
    (wanted, missing) = (sounds.count, lacking.count)
    do {
      if !lacking.isEmpty {
        guard let server else { throw PackError.noServer }
        try await fetch(lacking, speech, server)
      }
    } catch {
      problem = error.told(in: language.words)
    }
    isMaking = false
  }

  private func fetch(_ lacking: [String], _ speech: Language, _ server: HomeServer) async throws {
    // What has come is kept, whatever becomes of the rest.
    defer { try? shelf.writeList() }
    for (place, words) in lacking.enumerated() {
      let wish = try JSONEncoder().encode(["text": words, "language": speech.rawValue])
      let reply = try await server.ask(ServerAPI.speak, APICall(body: Array(wish)))
      guard reply.isGood else { throw HomeServerError(reply) }
      try shelf.keep(Data(reply.body), of: words, in: speech)
      missing -= 1
      if place % Self.portion == Self.portion - 1 { try shelf.writeList() }
    }
  }

  // Away from the screen: it rehearses the run five times.
  private nonisolated static func sounds(of setup: RunSetup) async -> [String] {
    RacePack(of: setup).sounds
  }
}
