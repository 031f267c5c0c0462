import Foundation
import Observation
import Prompts
import Screens
import Training

/// Asks this phone's own language model, if the runner wants it, and what it may see is what they share.
///
/// The prompts, the checks of an answer, the second attempt and the time it may take are the core's, as for
/// every other provider. Where it has no answer, the coach's own line is said.
@MainActor @Observable final class MindDesk {
  /// Whether the runner wants it asked.
  private(set) var isOn: Bool
  /// What of the runner it may see.
  private(set) var switches: PrivacySwitches
  /// Why the last question has no answer of the model, for its developers.
  private(set) var problems: [ModelProblem] = []
  @ObservationIgnored private let model: OwnModel
  @ObservationIgnored private let store: UserDefaults
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private var waiting: [Waiting] = []

  private static let key = "ownModel"
  private static let sharedKey = "ownModelSees"

  private struct Waiting {
    let answer: Task<Result<Completion, ModelError>, Never>
    let deadline: Duration
  }

  init(_ model: OwnModel, _ store: UserDefaults, _ clock: DeviceClock) {
    (self.model, self.store, self.clock) = (model, store, clock)
    isOn = store.object(forKey: Self.key) as? Bool ?? false
    let names = store.string(forKey: Self.sharedKey)?.split(separator: ",") ?? []
    switches = PrivacySwitches(
      sharing: Set(names.compactMap { PrivacyCategory(rawValue: String($0)) })
    )
  }

  /// Whether the phone has a model that can be asked.
  var standing: OwnModel.Standing { model.standing() }

  /// Lets the model be asked, or no longer.
  func use(_ isOn: Bool) {
    self.isOn = isOn
    store.set(isOn, forKey: Self.key)
  }

  /// Shares a kind of facts with the model, or no longer.
  func share(_ category: PrivacyCategory, _ isShared: Bool) {
    switches[category] = isShared
    store.set(switches.list.map(\.rawValue).joined(separator: ","), forKey: Self.sharedKey)
  }

  /// What the model answers; nil where the coach has to answer by himself.
  func reply(to work: ReplyAssignment) async -> String? {
    guard isOn, work.isForModel, standing == .ready else { return nil }
    let asking = Asking(work, sharing: switches)
    let verdict = await asking.run(by: { clock.time }) { prompt, left in
      await answer(to: prompt, until: clock.time + left)
    }
    problems = verdict.problems
    return verdict.isOfModel ? verdict.value : nil
  }

  /// A second has passed: nobody waits for an answer whose time is over.
  func second() {
    for waiting in waiting where waiting.deadline <= clock.time { waiting.answer.cancel() }
    waiting.removeAll { $0.deadline <= clock.time }
  }

  private func answer(
    to prompt: Prompts.Prompt,
    until deadline: Duration
  ) async -> Asking<ReplyAssignment>.Event {
    let answer = Task { [model] in await model.answer(prompt) }
    waiting.append(Waiting(answer: answer, deadline: deadline))
    return switch await answer.value {
    case .success(let completion): .answered(completion)
    case .failure(let error): .failed(error)
    }
  }
}
