import Exchange
import Integrations
import Screens
import Record
import Storage
import Training

/// Reads workouts from other people's pages and files for the record.
enum PageDesk {
  /// Fetches a page by the rules for what comes from outside, and has it read by a child process.
  static func way(_ program: ReadingProcess.Program) -> PageReading.Way {
    { source, day, language in
      let (bytes, origin, name): ([UInt8], WorkoutSource, String)
      switch source {
      case .address(let address, let isAtHome):
        do throws(FetchRefusal) {
          let page = try await PageFetcher().fetch(address, isAtHome: isAtHome)
          origin = WorkoutSource(name: page.host, address: page.address, fetched: day)
          (bytes, name) = (page.bytes, page.host)
        } catch {
          return .failure(Refused(error))
        }
      case .file(let file, let title):
        (bytes, origin, name) = (file, WorkoutSource(name: title, fetched: day), title)
      }
      switch await DraftReader(program).read(bytes, from: origin, name: name, in: language) {
      case .failure(let failure): return .failure(failure)
      case .success(let draft):
        return .success(PageReading(draft, address: origin.address, bytes: bytes))
      }
    }
  }
}
