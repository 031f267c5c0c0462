public import Exchange
import Formats
import Foundation
public import Training

/// Reads a workout from a page or a file of somebody else's, in a child process that has nothing to lose.
public struct DraftReader: Sendable {
  // A page of 2 MiB needs some tens of megabytes and a second.
  private static let limits = ReadingLimits(memory: 512 << 20, seconds: 20)

  private let program: ReadingProcess.Program

  /// Prepares a reader; it is this very program that reads.
  public init(_ program: ReadingProcess.Program = .itself) { self.program = program }

  /// The draft, or in a sentence why there is none.
  public func read(
    _ bytes: [UInt8],
    from source: WorkoutSource,
    name: String
  ) async -> Result<WorkoutDraft, DraftFailure> {
    guard bytes.count <= WorkoutDraft.mostBytes else {
      return .failure(DraftFailure(WorkoutDraftError.tooLong.description))
    }
    let folder: ScratchFolder
    let file: URL
    do {
      folder = try ScratchFolder()
      file = folder.file("page")
      try Data(bytes).write(to: file)
    } catch {
      return .failure(DraftFailure("the page cannot be kept to be read: \(error)"))
    }
    defer { folder.remove() }
    var order = ReadingOrder(.upload(path: file.path, name: name), unit: nil, limits: Self.limits)
    order.source = source
    do throws(ChildProcessError) {
      return await Self.outcome(try ReadingProcess(program, order))
    } catch {
      return .failure(DraftFailure(error.description))
    }
  }

  private static func outcome(
    _ started: ReadingProcess
  ) async -> Result<WorkoutDraft, DraftFailure> {
    var process = started
    var outcome: Result<WorkoutDraft, DraftFailure>?
    while outcome == nil {
      switch await process.next(portion: .endless, progress: { _, _ in }) {
      case .portion(let frames, _):
        guard let frame = frames.first, let fields = try? Fields(frame.json),
          let draft = try? WorkoutDraft(fields)
        else {
          outcome = .failure(DraftFailure("what was read of the page is no workout"))
          break
        }
        outcome = .success(draft)
      case .refused(let reason, _): outcome = .failure(DraftFailure(reason))
      case .found, .begin, .file: continue
      case .done, .broken:
        let end = ReadingEnd(await process.end(), limits)
        return .failure(DraftFailure(end.words()))
      }
    }
    _ = await process.end()
    return outcome ?? .failure(DraftFailure("nothing was read"))
  }
}
