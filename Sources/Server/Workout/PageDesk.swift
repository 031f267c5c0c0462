import Exchange
public import Integrations
public import Storage
import Training

/// Reads workouts from other people's pages and files for the record.
public enum PageDesk {
  /// Fetches a page by the rules for what comes from outside, and has it read by a child process.
  public static func way(_ program: ReadingProcess.Program = .itself) -> PageReading.Way {
    { source, day in
      let (bytes, origin, name): ([UInt8], WorkoutSource, String)
      switch source {
      case .address(let address, let isAtHome):
        do throws(PageFetchError) {
          let page = try await PageFetcher().fetch(address, isAtHome: isAtHome)
          origin = WorkoutSource(name: page.host, address: page.address, fetched: day)
          (bytes, name) = (page.bytes, page.host)
        } catch {
          return .failure(PageFailure(error.description))
        }
      case .file(let file, let title):
        (bytes, origin, name) = (file, WorkoutSource(name: title, fetched: day), title)
      }
      switch await DraftReader(program).read(bytes, from: origin, name: name) {
      case .failure(let failure): return .failure(PageFailure(failure.description))
      case .success(let draft):
        return .success(PageReading(draft, address: origin.address, bytes: bytes))
      }
    }
  }
}
