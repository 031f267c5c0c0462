import SwiftUI
import WidgetKit

/// What stands outside of the apps: a start on the watch face and the Lock Screen, and the run that goes on.
@main struct PacesetterWidgets: WidgetBundle {
  #if os(iOS)
  var body: some Widget {
    StartWidget()
    RunLiveActivity()
  }
  #else
  var body: some Widget {
    StartWidget()
  }
  #endif
}
