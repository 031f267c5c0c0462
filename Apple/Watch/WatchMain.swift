import SwiftUI

/// Where the watch's process begins: the only file of the app that no test compiles.
@main enum WatchMain {
  @MainActor static func main() { PacesetterWatchApp.main() }
}
