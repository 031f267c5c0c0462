import Exchange
import Foundation
import Training

/// The runner's own workouts and variants, places and wishes, as the paired server has them.
///
/// They stay on this phone for when the server is out of reach.
@MainActor final class LibraryDesk {
  /// What the server told last.
  private(set) var own: OwnLibrary?
  private let file: URL?

  private static let good = 200

  init(_ file: URL?) {
    self.file = file
    // Nothing was kept before the first answer.
    let kept = file.flatMap { try? Data(contentsOf: $0) }.map { Array($0) }
    own = kept.flatMap { try? DeviceReply(status: Self.good, body: $0).answer(OwnLibrary.self) }
  }

  /// Asks the server; says whether there is anything new.
  func learn(from server: HomeServer?) async -> Bool {
    // A server that is out of reach, or of another version, changes nothing.
    guard let reply = try? await server?.ask(LibraryAPI.Read()), reply.isGood,
      let told = try? reply.answer(OwnLibrary.self), told != own
    else { return false }
    own = told
    // What cannot be kept is asked for again at the next start.
    if let file { try? Data(reply.body).write(to: file, options: .atomic) }
    return true
  }

  /// What is wished of workouts at a moment: the place with its equipment, minutes, rest days.
  func request(at now: LocalTime) -> RankingRequest {
    // A wish that an older page left asks for nothing.
    guard let own, let wished = try? Suggestions(own, at: now) else {
      return RankingRequest(now: now)
    }
    return wished.request
  }
}
