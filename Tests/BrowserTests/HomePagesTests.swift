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
        for name in ["pair", "devices", "trust", "connections", "mind"] {
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
          let wide = try await page.evaluate(
            """
            [...document.querySelectorAll("body *")]
              .filter((element) => element.getBoundingClientRect().right > document.scrollingElement.clientWidth + 1)
              .map((element) => element.outerHTML.slice(0, 80)).slice(0, 4).join(" | ")
            """
          )
          #expect(try await page.sidewaysScroll() == 0, "\(state): \(wide.string ?? "")")
          let small = try await page.smallTargets()
          #expect(small == [], "\(state) has small targets")
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
        #expect(try await page.text("[role=alert]").contains("another code"))
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
        try await page.click("button", "Remove <b>Kim's</b> watch")
        try await page.until("document.querySelector('dialog').open")
        try await page.click("dialog [value=revoke]")
        try await page.until("!document.querySelector('.devices li')")
        #expect(try await page.holds("!document.querySelector('.empty').hidden"))
        // A code that was typed wrong is no fault of the page.
        #expect(await page.problems.filter { !$0.contains("403") } == [])
      }
    }

    /// Requirement R11: what somebody calls a device is text, whatever it looks like.
    @Test func `runs nothing that a device is called`() async throws {
      let names = Self.attacks
      #expect(names.count == 200)
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "devices")
        let list = JSON.array(names.map { .string($0) }).text()
        let answer = try await page.evaluate(
          """
          (async () => {
            const headers = { "X-Pacesetter": "1", "Content-Type": "application/json" };
            const send = (path, body) => fetch(path, { method: "POST", headers, body });
            for (const name of \(list)) {
              const { code } = await (await send("/api/v1/devices/codes")).json();
              const { status } = await send("/api/v1/pair", JSON.stringify({ code, name }));
              if (status !== 200) return name + " " + status;
            }
            return "paired";
          })()
          """
        )
        #expect(answer.string == "paired")
        try await page.open(journey.server.address + "devices")
        try await page.until("document.querySelectorAll('.devices li').length === 200")
        let shown = try await page.evaluate(
          "[...document.querySelectorAll('.devices strong')].map((name) => name.textContent)"
        )
        #expect(Set((shown.array ?? []).compactMap(\.string)) == Set(names))
        #expect(try await page.holds("typeof hit === 'undefined'"))
        let foreign = "img, svg, iframe, object, embed, math, video, a, details, [onclick], [style]"
        #expect(
          try await page.number("document.querySelectorAll('.devices :is(\(foreign))').length") == 0
        )
        #expect(await page.problems == [])
      }
    }

    /// Scripts in every disguise that fits into a name, in every place that they may try to leave.
    private static var attacks: [String] {
      let scripts = [
        "<script>hit=1</script>", "<img src=x onerror=hit=1>", "<svg onload=hit=1>",
        "<body onload=hit=1>", "<iframe src=javascript:hit=1>", "<a href=javascript:hit=1>x</a>",
        "<input autofocus onfocus=hit=1>", "<details open ontoggle=hit=1>", "<math><a href=x>",
        "<video onerror=hit=1><source>", "<object data=javascript:hit=1>",
        "<style>*{color:red}</style>",
        "<base href=//evil.example>", "<embed src=javascript:hit=1>", "javascript:hit=1",
        "{{hit=1}}",
        "${hit=1}", "<img/src/onerror=hit=1>", "<ScRiPt>hit=1</sCrIpT>", "%3Cscript%3Ehit=1",
        "&lt;script&gt;hit=1", "\\u003cscript>hit=1", "<!--<img src=x>", "<svg><style><img src=x>",
        "<p onclick=hit=1>x</p>",
      ]
      let ways = ["", "\">", "'>", "-->", "]]>", "</p>", "\");", "`;"]
      return ways.flatMap { way in scripts.map { way + $0 } }
    }
  }
}
