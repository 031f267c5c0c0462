public import Exchange
import Formats
import Foundation
public import Screens
public import Training

/// Reads a workout from a page or a file of somebody else's, in a child process that has nothing to lose.
public struct DraftReader: Sendable {
  // A page of 2 MiB needs some tens of megabytes and a second.
  private static let limits = ReadingLimits(memory: 512 << 20, seconds: 20)

  private let program: ReadingProcess.Program

  /// Prepares a reader; it is this very program that reads.
  public init(_ program: ReadingProcess.Program = .itself) { self.program = program }

  /// The draft, or why there is none, for a reader of a language.
  public func read(
    _ bytes: [UInt8],
    from source: WorkoutSource,
    name: String,
    in language: Language = .english
  ) async -> Result<WorkoutDraft, Refused> {
    guard bytes.count <= WorkoutDraft.mostBytes else {
      return .failure(Refused(WorkoutDraftError.tooLong.refusal))
    }
    let folder: ScratchFolder
    let file: URL
    do {
      folder = try ScratchFolder()
      file = folder.file("page")
      try Data(bytes).write(to: file)
    } catch {
      return .failure(Refused(PageRefusal.notRead))
    }
    defer { folder.remove() }
    var order = ReadingOrder(
      .upload(path: file.path, name: name),
      unit: nil,
      limits: Self.limits,
      in: language
    )
    order.source = source
    do throws(ChildProcessError) {
      return await Self.outcome(try ReadingProcess(program, order))
    } catch {
      return .failure(Refused(PageRefusal.notRead))
    }
  }

  private static func outcome(
    _ started: ReadingProcess
  ) async -> Result<WorkoutDraft, Refused> {
    var process = started
    var outcome: Result<WorkoutDraft, Refused>?
    while outcome == nil {
      switch await process.next(portion: .endless, progress: { _, _ in }) {
      case .portion(let frames, _):
        // The child is ours; what it cannot say it has not found.
        guard let frame = frames.first, let fields = try? Fields(frame.json),
          let draft = try? WorkoutDraft(fields)
        else {
          outcome = .failure(Refused(PageRefusal.noWorkout))
          break
        }
        outcome = .success(draft)
      case .refused(let reason, _, _): outcome = .failure(Refused(PageRefusal.said(reason)))
      case .found, .begin, .file, .passed: continue
      case .done, .broken:
        let end = ReadingEnd(await process.end(), limits)
        return .failure(Refused(end))
      }
    }
    _ = await process.end()
    return outcome ?? .failure(Refused(PageRefusal.noWorkout))
  }
}
