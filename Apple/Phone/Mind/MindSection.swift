import Screens
import SwiftUI
import Training

/// Whether this phone's own language model answers, and what it may see.
struct MindSection: View {
  @Environment(\.words) private var words
  let desk: MindDesk

  var body: some View {
    let isOn = desk.isOn
    Section(words[.mind]) {
      switch desk.standing {
      case .ready:
        Toggle(
          words[.ownModel],
          isOn: Binding(get: { isOn }, set: { @MainActor in desk.use($0) })
        )
        if isOn {
          Text(words[.modelSees])
          seen(.words, words[.modelSeesWords])
          seen(.thisRun, words[.modelSeesRun])
          seen(.memory, words[.modelSeesMemory])
          if !desk.switches[.words] { Text(words[.modelSeesTooLittle]).font(.footnote) }
        }
      case .missing: Text(words[.noOwnModel])
      case .off: Text(words[.ownModelOff])
      case .loading: Text(words[.ownModelLoading])
      }
      Text(words[.ownModelWhy]).font(.footnote)
    }
  }

  private func seen(_ category: PrivacyCategory, _ name: String) -> some View {
    let isShared = desk.switches[category]
    return Toggle(
      name,
      isOn: Binding(get: { isShared }, set: { @MainActor in desk.share(category, $0) })
    )
  }
}
