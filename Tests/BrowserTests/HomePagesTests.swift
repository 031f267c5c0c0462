import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The pages around the server itself: pairing, devices, its certificate.
  struct HomePagesTests {
    @Test(arguments: ColorScheme.allCases, [Int64(390), 320])
    func `can be seen, heard and tapped`(scheme: ColorScheme, width: Int64) async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.resize(width: width, height: width == 390 ? 844 : 568)
        try await page.show(scheme)
        for name in ["pair", "devices", "trust"] {
          try await page.open(journey.server.address + name)
          if name == "pair" {
            try await page.click("button", "Pair")
            try await page.until("!document.querySelector('[role=alert]').hidden")
          }
          if name == "devices" {
            try await page.click("button", "Show a code")
            try await page.until("document.querySelector('p.code').textContent")
          }
          let state = "\(scheme.rawValue)-\(width)-\(name)"
          try await page.screenshot(state)
          #expect(try await page.sidewaysScroll() == 0, "\(state) scrolls sideways")
          #expect(try await page.smallTargets() == [], "\(state) has small targets")
          guard FileManager.default.fileExists(atPath: Repository.axe.path) else { continue }
          #expect(try await page.accessibilityFindings() == [], "\(state)")
        }
        #expect(await page.problems == [])
      }
    }

    @Test func `lets a device in and shuts it out again`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "devices")
        try await page.click("button", "Show a code")
        try await page.until("document.querySelector('p.code').textContent")
        let code = try await page.text("p.code")

        try await page.open(journey.server.address + "pair")
        try await page.type("0000-0000", into: "[name=code]")
        try await page.evaluate("document.querySelector('[name=name]').value = ''")
        try await page.type("<b>Kim's</b> watch", into: "[name=name]")
        try await page.press("Enter")
        try await page.until("!document.querySelector('[role=alert]').hidden")
        #expect(try await page.text("[role=alert]").contains("ask for another"))
        try await page.evaluate("document.querySelector('[name=code]').value = ''")
        try await page.type(code.lowercased(), into: "[name=code]")
        try await page.press("Enter")
        try await page.until("!document.querySelector('.done').hidden")
        #expect(try await page.holds("document.activeElement.matches('.done h2')"))
        // No script can see what it was given.
        #expect(try await page.holds("document.cookie === ''"))

        try await page.open(journey.server.address + "devices")
        try await page.until("document.querySelector('.devices li')")
        #expect(try await page.text(".devices strong") == "<b>Kim's</b> watch")
        try await page.click("button", "Shut out <b>Kim's</b> watch")
        try await page.until("document.querySelector('dialog').open")
        try await page.click("button", "Shut it out")
        try await page.until("!document.querySelector('.devices li')")
        #expect(try await page.holds("!document.querySelector('.empty').hidden"))
        // A code that was typed wrong is no fault of the page.
        #expect(await page.problems.filter { !$0.contains("403") } == [])
      }
    }
  }
}
