import SwiftUI

/// Where the phone's process begins: the only file of the app that no test compiles.
@main enum PhoneMain {
  @MainActor static func main() { PacesetterApp.main() }
}
