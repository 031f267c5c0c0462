import Foundation

// What Foundation on Linux has none of.
extension URL {
  /// Where an app keeps its things; no test asks for it.
  static var applicationSupportDirectory: URL { .temporaryDirectory.appending(path: "support") }

  /// The files of other apps that are open now: each has to be closed again.
  // https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()
  @MainActor static var openScopes: [URL] = []

  @MainActor func startAccessingSecurityScopedResource() -> Bool {
    Self.openScopes.append(self)
    return true
  }

  @MainActor func stopAccessingSecurityScopedResource() {
    Self.openScopes.removeAll { $0 == self }
  }
}
