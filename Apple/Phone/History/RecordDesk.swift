import Exchange
import Foundation
import Observation
import Screens
import Training

/// What the runner's server knows beyond this phone: trends of the whole record, and the coach's memory.
@MainActor @Observable final class RecordDesk {
  /// Something that the coach remembers, as a row.
  struct Memory: Identifiable, Equatable {
    /// Its key, by which it is deleted.
    let id: String
    let screen: MemoryScreen
  }

  private(set) var trends: [String] = []
  private(set) var records: [String] = []
  private(set) var predictions: [String] = []
  private(set) var memory: [Memory] = []
  /// The same as prompts tell it.
  private(set) var items: [MemoryItem] = []
  /// Whether the server has said what it remembers.
  private(set) var isMemoryRead = false
  private(set) var problem: String?
  @ObservationIgnored private let language: LanguageDesk

  init(_ language: LanguageDesk) { self.language = language }

  /// Asks for the trends; without a server there are none.
  func readTrends(_ server: HomeServer?, _ units: UnitSystem, on today: Day) async {
    guard let server else { return }
    await attempt {
      let report = try await server.answer(HistoryAPI.Trends(Runner(), on: today, units: units))
      (trends, records) = (report.sentences, report.records)
      predictions = report.predictions
    }
  }

  /// Asks what the coach remembers.
  func readMemory(_ server: HomeServer?, _ offset: UTCOffset) async {
    guard let server else { return }
    await attempt { take(try await server.answer(MemoryAPI.List()), offset) }
  }

  /// Deletes something that the coach remembers.
  func forget(_ key: String, _ server: HomeServer?, _ offset: UTCOffset) async {
    guard let server else { return }
    await attempt { take(try await server.answer(MemoryAPI.Forget(key: key)), offset) }
  }

  private func take(_ list: MemoryList, _ offset: UTCOffset) {
    items = list.items
    memory = list.items.map { item in
      let day = LocalTime(item.updatedAt, offset: offset).day
      return Memory(id: item.key, screen: MemoryScreen(item, said: day))
    }
    isMemoryRead = true
  }

  private func attempt(_ work: () async throws -> Void) async {
    do {
      try await work()
      problem = nil
    } catch {
      problem = error.told(in: language.words)
    }
  }
}
