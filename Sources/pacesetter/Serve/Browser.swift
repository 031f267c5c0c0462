import Integrations

/// The browser of the desktop.
enum Browser {
  /// Opens an address in it; a machine without one shows the address anyway.
  static func open(_ address: String) async {
    // Nothing depends on it: the address stands in the terminal.
    try? await ChildProcess("xdg-open", [address], timeout: .seconds(10)).run()
  }
}
