import Formats
import Foundation
import Testing

extension BrowserTests {
  /// What other apps share with the installed page, and what it shares with them.
  struct SharingTests {
    /// Sends the form that a system's share sheet sends, as the manifest describes it.
    private func share(
      _ files: [(name: String, text: String)] = [],
      _ fields: [String: String] = [:],
      on page: Page
    ) async throws {
      let list = files.map { "[\(page.quoted($0.name)), \(page.quoted($0.text))]" }
        .joined(separator: ", ")
      let said = fields.sorted { $0.key < $1.key }
        .map { "[\(page.quoted($0.key)), \(page.quoted($0.value))]" }.joined(separator: ", ")
      try await page.evaluate(
        """
        (async () => {
          const answer = await fetch("/manifest.webmanifest");
          const { action, method, enctype, params } = (await answer.json()).share_target;
          const form = document.createElement("form");
          Object.assign(form, { action: new URL(action, location.origin).href, method, enctype });
          for (const [name, value] of [\(said)]) {
            const input = document.createElement("input");
            Object.assign(input, { type: "hidden", name: params[name], value });
            form.append(input);
          }
          const files = document.createElement("input");
          Object.assign(files, { type: "file", multiple: true, name: params.files[0].name });
          const transfer = new DataTransfer();
          for (const [name, text] of [\(list)]) transfer.items.add(new File([text], name));
          files.files = transfer.files;
          form.append(files);
          document.body.append(form);
          setTimeout(() => form.submit());
        })()
        """
      )
    }

    private static let run =
      "<gpx version=\"1.1\" creator=\"x\" xmlns=\"http://www.topografix.com/GPX/1/1\"><trk>"
      + "<type>running</type><trkseg>"
      + (0...20).map { minute in
        "<trkpt lat=\"\(52.5 + Double(minute) * 0.0015)\" lon=\"13.4\"><time>2026-05-01T08:"
          + (minute < 10 ? "0" : "") + "\(minute):00Z</time></trkpt>"
      }.joined() + "</trkseg></trk></gpx>"

    @Test func `takes files, imports them by a press, and keeps them while the server is away`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        try await page.until("navigator.serviceWorker.controller", seconds: 60)

        try await share([("Morning.GPX", Self.run), ("photo.jpg", "x")], on: page)
        try await page.untilLoaded(
          "document.querySelector('file-intake .shared')?.checkVisibility({ visibilityProperty: true })"
        )
        #expect(try await page.holds("location.pathname === '/history.html'"))
        #expect(
          try await page.text("file-intake [data-text=shared]")
            == "Another app shared Morning.GPX."
        )
        #expect(
          try await page.text("file-intake [data-text=unread]").hasPrefix(
            "Pacesetter can’t read photo.jpg."
          )
        )
        try await page.expectUsable("390-shared-files")
        let count =
          "fetch('/api/v1/history').then((answer) => answer.json()).then(({ entries }) => entries.length)"
        #expect(try await page.number(count) == 0)
        try await page.click("file-intake [data-do=shared]")
        try await page.until("document.querySelector('file-intake .shared').hidden")
        #expect(try await page.number(count) == 1)
        let kept = """
          caches.open("pacesetter-shared").then((cache) => cache.keys()).then((keys) => keys.length)
          """
        #expect(try await page.number(kept) == 0)

        // An address leads to the gym, as does a text.
        try await share([], ["text": "Legs https://example.org/legs?day=1"], on: page)
        try await page.untilLoaded(
          "document.querySelector('workout-source [name=address]')?.value === 'https://example.org/legs?day=1'"
        )

        journey.server.kill()
        try await share([], ["title": "Legs", "text": "Squat 3 x 5"], on: page)
        let file = "document.querySelector('workout-source [name=file]')?.files[0]"
        try await page.untilLoaded("\(file)?.name === 'Legs.txt'")
        try await page.until("!document.querySelector('[data-coming]')")
        #expect(
          try await page.text("workout-source [role=status]")
            == "Press the button to read Legs.txt."
        )
        #expect(try await page.evaluate("\(file).text()").string == "Squat 3 x 5")
        try await page.click("button", "Read it")
        try await page.until(
          "!/Reading|Press/.test(document.querySelector('workout-source [role=status]').textContent)"
        )
        #expect(try await page.number(kept) == 1)
        try await share([("work.ics", "BEGIN:VCALENDAR")], on: page)
        try await page.untilLoaded(
          "document.querySelector('calendar-list [name=file]')?.files[0]?.name === 'work.ics'"
        )
        #expect(
          try await page.text("calendar-list [data-text=sharedCalendar]")
            == "Press the button to add work.ics."
        )
      }
    }

    @Test func `hands an activity to other apps as FIT and GPX, and saves it where that fails`()
      async throws
    {
      try await Journey.run { journey in
        let page = journey.page
        // A device that takes both kinds, as a phone does and this browser does not.
        try await page.prepare(
          """
          navigator.canShare = ({ files }) => /\\.(fit|gpx)$/.test(files[0].name);
          navigator.share = async ({ files, title }) => {
            if (globalThis.refuses) throw new DOMException("no", "NotAllowedError");
            const bytes = new Uint8Array(await files[0].arrayBuffer());
            const { name, type } = files[0];
            globalThis.handed = [name, type, title, String.fromCharCode(...bytes.slice(0, 12))];
          };
          HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };
          """
        )
        try await journey.open()
        let id = try await page.evaluate(
          """
          (async () => {
            const headers = { "X-Pacesetter": "1", "Content-Type": "application/octet-stream" };
            const body = \(page.quoted(Self.run));
            await fetch("/api/v1/imports?name=run.gpx&weights=kg", { method: "POST", headers, body });
            const { entries } = await (await fetch("/api/v1/history")).json();
            return entries[0].id;
          })()
          """
        )
        try await page.open(journey.server.address + "history.html#\(id.string ?? "")")
        try await page.until("document.querySelector('.files button')?.checkVisibility()")
        try await page.until("!document.querySelector('[data-view=entry]').ariaBusy")
        let handed = "JSON.stringify(globalThis.handed ?? [])"
        try await page.click("button", "Share GPX")
        try await page.until("globalThis.handed")
        let gpx = try await page.evaluate(handed).string ?? ""
        #expect(
          gpx.hasPrefix(#"["2026-05-01-running.gpx","application/gpx+xml",""#)
            && gpx.contains("<?xml"),
          "\(gpx)"
        )
        try await page.evaluate("globalThis.handed = undefined")
        try await page.click("button", "Share FIT")
        try await page.until("globalThis.handed")
        let fit = try await page.evaluate(handed).string ?? ""
        #expect(fit.hasPrefix(#"["2026-05-01-running.fit","#) && fit.contains(".FIT"), "\(fit)")
        // What cannot be handed over can be saved: other kinds at once, these when the app refuses.
        #expect(try await page.holds("[...document.querySelectorAll('.files a')].length === 4"))
        #expect(
          try await page.holds("[...document.querySelectorAll('.files button')].length === 2")
        )
        try await page.expectUsable("390-share-files")
        try await page.evaluate("globalThis.refuses = true")
        try await page.click("button", "Share FIT")
        try await page.until("globalThis.saved === '2026-05-01-running.fit'")
        #expect(await page.problems == [])
      }
    }

    @Test func `names in its manifest only pages that there are`() async throws {
      try await Journey.run { journey in
        let page = journey.page
        try await journey.open()
        let found = try await page.evaluate(
          """
          (async () => {
            const manifest = await (await fetch("/manifest.webmanifest")).json();
            const places = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
            const answers = await Promise.all(places.map((place) => fetch(new URL(place, location.origin))));
            return JSON.stringify([places.length, ...answers.map(({ status, url }) =>
              `${status} ${new URL(url).pathname}${new URL(url).search}`)]);
          })()
          """
        )
        #expect(
          found.string
            == #"[4,"200 /","200 /?start=run","200 /gym.html?start=next","200 /metronome.html"]"#
        )
      }
    }
  }
}
