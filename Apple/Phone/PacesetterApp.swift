import Screens
import SwiftUI

/// The app on the phone; its process begins in `PhoneMain`.
struct PacesetterApp: App {
  private let life: PhoneLife

  init() { self.init(PhoneLife()) }

  init(_ life: PhoneLife) { self.life = life }

  var body: some Scene {
    WindowGroup {
      switch life.model {
      case .success(let model):
        // What is not understood opens the app.
        PhoneRoot().environment(model).onOpenURL { model.open($0) }
      case .failure: Text(life.language.words[.diskFull])
      }
    }
  }
}
