import Screens
import SwiftUI

/// The race pack of the plan: how much of it is here, and the button that makes it.
struct PackSection: View {
  @Environment(PhoneModel.self) private var model
  @Environment(\.words) private var words

  var body: some View {
    let pack = model.pack
    Section(words[.pack]) {
      if let wanted = pack.wanted {
        Text(pack.missing == 0 ? words[.packWhole, wanted] : words[.packMissing, pack.missing])
      } else {
        Text(words[.packNone]).font(.footnote)
      }
      if let problem = pack.problem { Text(problem).foregroundStyle(.orange) }
      Button(words[.packMake]) { Task { await model.makePack() } }.disabled(pack.isMaking)
    }
  }
}
