import Testing

extension BrowserTests {
  struct WatchKeyboardTests {
    @Test func `can be ended with the keyboard alone`() async throws {
      try await WatchVisit.run(rehearse: 20) { visit in
        let watch = visit.watch
        try await watch.evaluate("document.querySelector('[data-do=start]').focus()")
        try await watch.press("Enter")
        try await visit.untilWatch("phase", "running")
        try await watch.evaluate("document.querySelector('[data-do=end]').focus()")
        try await watch.press("Enter")
        try await watch.until("document.querySelector('hold-button').dataset.hold === 'armed'")
        try await watch.press("Enter")
        try await visit.untilWatch("showing", "ended")
      }
    }
  }
}
