import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What programs may do, and what a button by the door does to the page.
  struct ConnectionsTests {
    @Test func `opens a door for a button, shows its recipe once, and closes it`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "connections")
        try await page.until("!document.querySelector('[aria-labelledby=open] .empty').hidden")
        try await page.type("Gym door", into: "[name=name]")
        try await page.click("button", "Make a token")
        try await page.until("!document.querySelector('.made').hidden")
        let secret = try await page.text(".secret")
        #expect(secret.wholeMatch(of: /pst_[0-9a-f]{64}/) != nil, "\(secret)")
        let recipe = try await page.text("[data-text=curl]")
        #expect(recipe.contains(journey.server.address + "api/v1/intents/start-workout"))
        #expect(recipe.contains("Bearer \(secret)"))
        // For the phone that has the shortcut the same stands in a QR code, drawn anew for each intent.
        try await page.until("!document.querySelector('.made figure').hidden")
        let drawn = "document.querySelector('.made figure path').getAttribute('d')"
        let first = try await page.evaluate(drawn).string
        #expect((first?.count ?? 0) > 500)
        try await page.evaluate(
          """
          (() => {
            const select = document.querySelector(".made select");
            select.value = "log-set";
            select.dispatchEvent(new Event("change", { bubbles: true }));
            return true;
          })()
          """
        )
        try await page.until("\(drawn) !== \(page.quoted(first ?? ""))")
        #expect(try await page.number("document.documentElement.scrollWidth") <= 390)
        try await page.until("document.querySelector('.tokens li')")
        #expect(try await page.text(".tokens strong") == "Gym door")
        #expect(try await page.text(".tokens li").contains("not used yet"))

        // The button is pressed; then the page knows when.
        let status = try await page.number(
          """
          fetch("/api/v1/intents/log-challenge", {
            method: "POST", headers: { Authorization: "Bearer \(secret)" }, body: '{"count":5}',
          }).then(({ status }) => status)
          """
        )
        #expect(status == 200)
        try await page.open(journey.server.address + "connections")
        try await page.until("document.querySelector('.tokens li')")
        #expect(try await page.text(".tokens li").contains("last used"))
        #expect(try await !page.text("main").contains(secret))
        try await page.click("button", "Close Gym door")
        try await page.until("!document.querySelector('.tokens li')")
        let closed = try await page.number(
          """
          fetch("/api/v1/intents/log-challenge", {
            method: "POST", headers: { Authorization: "Bearer \(secret)" }, body: '{"count":5}',
          }).then(({ status }) => status)
          """
        )
        #expect(closed == 401)
        #expect(await page.problems.filter { !$0.contains("401") } == [])
      }
    }

    @Test func `shows an agent's settings with what it shares`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "connections")
        try await page.until("!document.querySelector('[aria-labelledby=open] .empty').hidden")
        try await page.type("Assistant", into: "[name=name]")
        try await page.click("[name=what][value=agent]")
        try await page.click("[name=share][value=history]")
        try await page.click("button", "Make a token")
        try await page.until("!document.querySelector('.made').hidden")
        let settings = try JSON.parse(try await page.text("[data-text=agent]"))
        let agent = settings["mcpServers"]?["pacesetter"]
        #expect(agent?["url"]?.string == journey.server.address + "mcp")
        try await page.until("document.querySelector('.tokens li')")
        #expect(try await page.text(".tokens li").contains("shares activities"))
        #expect(await page.problems == [])
      }
    }

    @Test func `makes one text of a question and what its owner chooses`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        let run = try Track(meters: 2500, secondsPerKilometer: 300).write(to: journey.folder)
        try await page.open(journey.server.address + "history")
        try await page.until("!document.querySelector('[data-part=nothing]').hidden")
        try await page.choose(file: run)
        try await page.until("!document.querySelector('.report').hidden")
        try await page.open(journey.server.address + "connections")
        try await page.until("customElements.get('model-share')")
        try await page.click("button", "Make the text")
        let text = "document.querySelector('model-share [readonly]').value"
        try await page.until("\(text) !== ''")
        let bare = try await page.evaluate(text).string
        #expect(bare == "How did my last weeks go, and what should I do next week?\n")
        for name in ["history", "log"] { try await page.click("model-share [value=\(name)]") }
        try await page.click("button", "Make the text")
        try await page.until("\(text).includes('JSON')")
        let full = try #require(try await page.evaluate(text).string)
        let start = try #require(full.firstIndex(of: "{"))
        let found = try JSON.parse(String(full[start...]))
        #expect(found["activities"]?["entries"]?.array?.count == 1)
        #expect(found["trends"] != nil && found["strength"]?["sessions"]?.array == [])
        // What was not chosen is not there, and a route is nothing to read.
        #expect(found["races"] == nil && found["remembered"] == nil && !full.contains("\"route\""))
        #expect(try await page.number("document.documentElement.scrollWidth") <= 390)
        #expect(await page.problems == [])
      }
    }

    @Test func `tells an address, shows how a test went, and tells it nothing more`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "connections")
        try await page.until("!document.querySelector('webhook-list .empty').hidden")
        let address = journey.server.address + "nowhere"
        try await page.type(address, into: "webhook-list [name=address]")
        try await page.click("button", "Add webhook")
        try await page.until("document.querySelector('.webhooks > li')")
        #expect(try await page.text(".webhooks strong") == address)
        #expect(try await page.text("[data-text=webhookKey]").hasPrefix("whsec_"))
        // Without the owner's word an address of this machine is told nothing.
        try await page.click("button", "Send a test to \(address)")
        let told = "document.querySelector('.deliveries li')?.textContent"
        try await page.until("\(told)?.includes('port')")
        try await page.click("button", "Close \(address)")
        try await page.until("!document.querySelector('.webhooks > li')")
        try await page.type(address, into: "webhook-list [name=address]")
        try await page.click("webhook-list [name=home]")
        try await page.click("button", "Add webhook")
        try await page.until("document.querySelector('.webhooks > li')")
        try await page.click("button", "Send a test to \(address)")
        try await page.until("\(told)?.includes('answered 40')")
        #expect(try await page.text(".deliveries li").hasPrefix("test, "))
        #expect(try await page.number("document.documentElement.scrollWidth") <= 390)
        #expect(await page.problems == [])
      }
    }

    @Test func `starts a workout on the page that is looked at when a button is pressed`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "gym")
        try await page.until("document.querySelector('workout-finder .card')", seconds: 60)
        let began = ContinuousClock.now
        // A finger that trembles presses twice; the page goes away meanwhile, so nothing waits for
        // an answer.
        try await page.evaluate(
          """
          for (const press of [1, 2]) {
            fetch("/api/v1/intents/start-workout", {
              method: "POST", headers: { "X-Pacesetter": "1" }, body: '{"session":"next"}', keepalive: true,
            });
          }
          true;
          """
        )
        let isIn = "document.querySelector('gym-page')?.dataset.showing === 'session'"
        while try await !isThere(isIn, on: page), ContinuousClock.now - began < .seconds(60) {}
        #expect(try await page.holds(isIn))
        print("a button starts a workout in \(ContinuousClock.now - began)")
        #expect(try await page.holds("location.search === ''"))
        let open = try await page.number(
          "fetch('/api/v1/intents/take', { method: 'POST', headers: { 'X-Pacesetter': '1' } })"
            + ".then((response) => response.json()).then((taken) => Object.keys(taken).length)"
        )
        #expect(open == 0)
      }
    }

    /// Whether something holds on a page that may just be going away.
    private func isThere(_ expression: String, on page: Page) async throws -> Bool {
      (try? await page.holds(expression)) ?? false
    }

    @Test func `starts the next workout by a link`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await page.open(journey.server.address + "gym?start=next")
        try await page.until(
          "document.querySelector('gym-page')?.dataset.showing === 'session'",
          seconds: 60
        )
        #expect(try await page.holds("location.search === ''"))
      }
    }
  }
}
