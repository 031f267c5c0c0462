public import Exchange
import Screens
import Storage
import Training

extension LocalRecord {
  static let pageRequests: [any RecordRequest.Type] = [
    PageAPI.List.self, PageAPI.Read.self, PageAPI.LookAgain.self,
  ]

  /// Reads a page or a file, and keeps it as it came.
  fileprivate func reading(of source: PageSource) async throws -> (PageReading, digest: String) {
    guard let readPage = outside.pages else { throw RecordError.needsServer }
    switch await readPage(source, now.day.text, reader.language) {
    case .failure(let failure): throw refused(failure)
    case .success(let reading):
      let digest = try await PageStore(database).keep(
        reading,
        for: reading.address,
        now: now.instant
      )
      return (reading, digest)
    }
  }
}

extension OwnWorkout {
  // A workout says itself which page it comes from.
  fileprivate var document: WorkoutDocument { WorkoutDocument.read(Array(text.utf8), name: name) }

  fileprivate var page: String? {
    document.workout.details.source?.address.flatMap { address in
      address.hasPrefix("https://") || address.hasPrefix("http://") ? address : nil
    }
  }
}

extension PageAPI.List: RecordRequest {
  /// The workouts that say which page they come from.
  public func answer(from record: LocalRecord) async throws -> PageList {
    let workouts = try await record.book.library().workouts
    return PageList(
      workouts.compactMap { own in
        guard let address = own.page else { return nil }
        let workout = own.document.workout
        return PageList.Entry(
          workout: own.name,
          title: workout.title,
          address: address,
          fetched: workout.details.source?.fetched
        )
      }
    )
  }
}

extension PageAPI.Read: RecordRequest {
  /// The draft, of which nothing has joined the library.
  public func answer(from record: LocalRecord) async throws -> PageDraft {
    let (reading, digest) = try await record.reading(of: source)
    return PageDraft(reading.draft, address: reading.address, digest: digest)
  }
}

extension PageAPI.LookAgain: RecordRequest {
  /// What the page has changed since the workout was kept.
  public func answer(from record: LocalRecord) async throws -> PageChange {
    let library = try await record.book.library()
    guard let own = library.workouts.first(where: { $0.name == workout }) else {
      throw record.missing(KeptRefusal.noWorkout(workout.inSentence))
    }
    guard let address = own.page else {
      throw record.refused(KeptRefusal.noPage(own.name))
    }
    let then = try await PageStore(record.database).draft(of: address, before: own.changedAt)
    let (reading, _) = try await record.reading(of: .address(address, isAtHome: isAtHome))
    // Without the page of that time, all that is otherwise is a change.
    return PageChange(then: then ?? own.text, now: reading.draft.text, own: own.text)
  }
}
