import Formats
import Foundation

/// Listens to a page's audio graph sample by sample, on the audio thread.
///
/// What it finds is counted in samples and does not depend on how busy the machine is. It lays aside
/// the page's content security policy, under which no test could bring a worklet of its own.
struct GraphTap: Sendable {
  let page: Page

  /// Puts the tap into every page that is opened from now on.
  init(in page: Page) async throws {
    self.page = page
    try await page.send("Page.setBypassCSP", ["enabled": true])
    let script = Repository.root.appending(path: "Tests/Sound/graph-tap.js")
    try await page.prepare(String(contentsOf: script, encoding: .utf8))
  }

  /// Waits for so many clicks since the last ``forget()``.
  func untilClicks(_ count: Int) async throws {
    try await page.until("graphTap.clicks.length >= \(count)")
  }

  /// Where the clicks began, in samples.
  func onsets() async throws -> [Double] {
    (try await page.evaluate("graphTap.onsets()").array ?? []).compactMap(\.number)
  }

  /// Samples a second.
  func rate() async throws -> Double { try await page.number("graphTap.context.sampleRate") }

  /// The loudest sample so far, 1 for the loudest there can be.
  func peak() async throws -> Double { try await page.number("graphTap.peak") }

  /// Forgets the clicks and the peak so far.
  func forget() async throws { try await page.evaluate("graphTap.forget()") }
}

/// How clicks lie on a grid of beats.
struct Grid {
  /// The number of each click's beat, 0 for the first.
  let beats: [Int]
  /// How far each click is from its beat, in microseconds.
  let errors: [Double]

  /// Lays clicks on the grid that begins with the first one.
  init(_ onsets: [Double], beatsPerMinute: Double, rate: Double) {
    let interval = 60 * rate / beatsPerMinute
    let places = onsets.map { ($0 - onsets[0]) / interval }
    beats = places.map { Int($0.rounded()) }
    errors = zip(places, beats).map { abs($0 - Double($1)) * interval / rate * 1e6 }
  }
}
