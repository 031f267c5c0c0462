import Formats
import Foundation
import Testing

extension BrowserTests {
  /// Ten years of a runner's life, seen from a device that has never seen them.
  struct TenYearsTests {
    private static let years = 2016...2025
    private static let rows = "document.querySelectorAll('[data-part=list] .entries li').length"

    /// Notes how much has moved that nobody moved.
    private static let watcher = """
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      """

    /// An export with a run of 5 to 15 km on 250 days of each year.
    private static var export: String {
      ExportedRun.export(
        of: years.flatMap { year in
          (0..<250).map { number in
            ExportedRun(
              id: "\(year)x\(number)",
              start: Date(timeIntervalSince1970: Double((year - 1970) * 31_557_600))
                .addingTimeInterval(Double(number) * 86_400 + 32_400),
              kilometers: 5 + number % 11
            )
          }
        }
      )
    }

    @Test func `are there on a second device, and nothing jumps`() async throws {
      try await ServerProcess.run { server in
        try await Chromium.run { chromium in
          let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          // A folder left behind in the system's temporary folder harms nobody.
          defer { try? FileManager.default.removeItem(at: folder) }
          let file = folder.appending(path: "pacesetter.json")
          try Self.export.write(to: file, atomically: true, encoding: .utf8)
          let first = try await chromium.page()
          try await first.open(server.address + "history.html")
          try await first.until("!document.querySelector('[data-part=trends]').hidden")
          try await first.choose(file: file.path)
          try await first.until("\(Self.rows) === 50", seconds: 120)

          let second = try await chromium.page()
          try await second.resize(width: 390, height: 844)
          try await second.prepare(Self.watcher)
          try await second.open(server.address + "history.html")
          try await second.until("!document.querySelector('[data-part=trends]').hidden")
          try await second.until("\(Self.rows) === 50")
          #expect(try await second.number("shift") <= 0.1)
          let options =
            "[...document.querySelector('[name=year]').options].slice(1).map((o) => o.value)"
          #expect(
            try await second.evaluate(options)
              == .array(Self.years.reversed().map { .string("\($0)") })
          )
          // The first year is as near as the last, and an address leads into the middle of the page.
          try await second.evaluate(
            """
            (() => {
              const year = document.querySelector("[data-part=list] [name=year]");
              year.value = "2016";
              year.dispatchEvent(new Event("change", { bubbles: true }));
            })()
            """
          )
          try await second.until(
            "document.querySelector('[data-part=list] .when').textContent.includes('2016')"
          )
          try await second.open(server.address + "history.html#memory")
          try await second.until(
            "Math.abs(document.getElementById('memory').getBoundingClientRect().top) < 500"
          )
          #expect(await second.problems == [])
        }
      }
    }
  }
}
