import Formats
import Foundation
import Testing

extension BrowserTests {
  struct WatchTests {
    @Test func `agrees with the phone over a network that is cut ten times`() async throws {
      try await WatchVisit.run(rehearse: 60) { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await watch.click("watch-page [data-do=start]")
        try await visit.follow()
        for round in 0..<10 {
          let before = try await visit.meters()
          // Now the server goes and now the network; either way the run goes on.
          if round % 3 == 0 {
            await visit.server.cut()
          } else {
            for page in [watch, phone] { try await page.cutNetwork(true) }
          }
          try await watch.until("!document.querySelector('.only-here').hidden", seconds: 60)
          try await watch.until(
            """
            Number(document.querySelector('[data-view=run] [data-text=distance]').textContent) \
            > \(before / 1000) + 0.1
            """,
            seconds: 60
          )
          try await visit.server.restore()
          for page in [watch, phone] { try await page.cutNetwork(false) }
          try await visit.untilNothingIsOnlyHere()
        }
        try await visit.endOnWatch()
        try await visit.untilPhone("summary", seconds: 90)
        try await visit.untilNothingIsOnlyHere()

        let distance = try await watch.text("[data-view=ended] [data-text=distance]")
        let time = try await watch.text("[data-view=ended] [data-text=time]")
        let totals = try await phone.text("run-summary .totals")
        #expect(totals.contains("\(distance) km"))
        #expect(totals.contains(time))
        let splits = try await phone.evaluate(
          "[...document.querySelectorAll('run-summary split-table tbody tr')]"
            + ".map((row) => Number(row.cells[0].textContent))"
        )
        let kilometers = try #require(Double(distance)).rounded(.down)
        #expect(splits.array?.compactMap(\.number) == (1...Int(kilometers)).map(Double.init))

        let lines = try await visit.storedLines()
        let tracker = lines.first { $0["type"]?.string == "workoutStarted" }?["device"]
        let numbers = lines.filter { $0["device"] == tracker }.compactMap { $0["seq"]?.integer }
        #expect(numbers == Array(1...Int64(numbers.count)))
        let entries = lines.filter { $0["device"] == tracker }
          .compactMap { $0["payload"]?["n"]?.integer }
        #expect(entries == Array(0..<Int64(entries.count)))
        #expect(try await visit.workouts() == (1, 1))
      }
    }

    @Test func `starts on the watch and ends on the phone`() async throws {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await watch.moving {
          try await watch.click("watch-page [data-do=start]")
          try await visit.untilWatch("phase", "running")
          try await visit.follow()
          try await visit.untilWatch("peer", "here")
          try await phone.until("document.querySelector('watch-link').dataset.peer === 'here'")
          try await phone.until("document.querySelectorAll('line-feed .line').length >= 1")
          // The phone has spoken, and the watch says so.
          try await watch.until("!document.querySelector('watch-page .badge').hidden")
          try await phone.click("button", "Pause")
          try await visit.untilWatch("phase", "paused")
          try await visit.untilPhonePhase("paused")
          try await phone.click("button", "Resume")
          try await visit.untilWatch("phase", "running")
          try await visit.endOnPhone()
          try await visit.untilWatch("showing", "ended")
        }
        #expect(try await visit.workouts() == (1, 1))
      }
    }

    @Test func `starts on the phone and ends on the watch`() async throws {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await phone.moving {
          try await visit.getPhoneReady()
          try await phone.click("button", "Start")
          try await visit.untilPhonePhase("running")
          try await visit.untilWatch("tracks", "phone")
          try await visit.untilWatch("showing", "run")
          try await watch.until(
            "document.querySelector('[data-view=run] [data-text=time]').textContent >= '0:05'"
          )
          try await watch.click("button", "Pause")
          try await visit.untilPhonePhase("paused")
          try await visit.untilWatch("phase", "paused")
          try await watch.click("button", "Resume")
          try await visit.untilPhonePhase("running")
          try await visit.endOnWatch()
          try await visit.untilPhone("summary")
        }
        #expect(try await visit.workouts() == (1, 1))
        #expect(try await visit.wristTaps().contains(1))
      }
    }

    @Test func `has the phone track when the watch asks for it`() async throws {
      try await WatchVisit.run { visit in
        try await visit.phone.moving {
          try await visit.watch.click("watch-page [data-do=tracks]")
          try await visit.watch.click("watch-page [data-do=start]")
          try await visit.untilPhone("run")
          try await visit.untilWatch("tracks", "phone")
          // A run that ends before it has shown a figure has none to end with.
          let time = "document.querySelector('[data-view=run] [data-text=time]').textContent"
          try await visit.watch.until("/^0:0[1-9]/.test(\(time))", seconds: 60)
          try await visit.endOnWatch()
          try await visit.untilPhone("summary")
        }
        #expect(try await visit.workouts() == (1, 1))
      }
    }

    @Test func `is one workout though both press Start at once`() async throws {
      try await WatchVisit.run { visit in
        let (watch, phone) = (visit.watch, visit.phone)
        try await visit.getPhoneReady()
        // Neither hears the other when it begins.
        for page in [watch, phone] { try await page.cutNetwork(true) }
        try await watch.moving {
          try await phone.moving {
            async let one: Void = watch.click("watch-page [data-do=start]")
            async let other: Void = phone.click("button", "Start")
            _ = try await (one, other)
            try await visit.untilWatch("phase", "running")
            try await visit.untilPhonePhase("running")
            for page in [watch, phone] { try await page.cutNetwork(false) }
            // One of the two gives way and follows the other.
            let tracks = try await visit.untilOneTracks()
            #expect(["watch", "phone"].contains(tracks))
            let time = "document.querySelector('[data-view=run] [data-text=time]').textContent"
            try await watch.until("\(time) >= '0:10'", seconds: 60)
            try await visit.endOnWatch()
            try await visit.untilPhone("summary")
          }
        }
        let ended = try await watch.text("[data-view=ended] [data-text=distance]")
        try await phone.until(
          "document.querySelector('run-summary .totals').innerText.includes('\(ended) km')"
        )
      }
    }

    @Test func `needs no server where both are on one desk`() async throws {
      try await WatchVisit.run(rehearse: 10, isOneProfile: true) { visit in
        await visit.server.cut()
        try await visit.watch.click("watch-page [data-do=start]")
        try await visit.follow()
        try await visit.untilWatch("peer", "here")
        try await visit.phone.until("document.querySelectorAll('line-feed .line').length >= 1")
        try await visit.endOnPhone()
        try await visit.untilWatch("showing", "ended")
        let distance = try await visit.watch.text("[data-view=ended] [data-text=distance]")
        #expect(try await visit.phone.text("run-summary .totals").contains("\(distance) km"))
      }
    }

    @Test func `brings a voice note to the coach whole`() async throws {
      try await WatchVisit.run { visit in
        let watch = visit.watch
        try await watch.moving {
          try await watch.click("watch-page [data-do=start]")
          try await visit.untilWatch("phase", "running")
          try await watch.click("watch-page [data-do=talk]")
          try await watch.until("document.querySelector('[data-text=talked]').textContent >= '3'")
          // What has been said before the network is back is not lost.
          try await watch.cutNetwork(true)
          try await watch.click("watch-page [data-do=talk]")
          try await watch.until("document.querySelector('[data-do=talk]').ariaPressed === 'false'")
          try await watch.cutNetwork(false)
          try await visit.phone.until("document.querySelector('watch-link audio')", seconds: 90)
          let hashes = try await watch.evaluate(
            """
            (async () => {
              const database = await new Promise((resolve) => {
                const request = indexedDB.open("pacesetter-watch");
                request.onsuccess = () => resolve(request.result);
              });
              const [note] = await new Promise((resolve) => {
                const request = database.transaction("files").objectStore("files").getAll();
                request.onsuccess = () => resolve(request.result);
              });
              database.close();
              const bytes = await (await fetch(`api/v1/files/${note.id}`)).arrayBuffer();
              const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
              const hash = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
              return [note.hash, hash, bytes.byteLength > 1000, note.chunks >= 3];
            })()
            """
          )
          let parts = try #require(hashes.array)
          #expect(parts[0] == parts[1])
          #expect(parts[2] == true)
          #expect(parts[3] == true)
          try await visit.phone.until("document.querySelector('watch-link audio').duration > 1")

          // It is heard again where the run is looked back at.
          try await visit.endOnWatch()
        }
        try await visit.untilNothingIsOnlyHere()
        try await watch.resize(width: 390, height: 844)
        let rows = "document.querySelectorAll('[data-part=list] .entries a').length"
        for round in 0..<20 {
          if round > 0 { try await watch.pause(milliseconds: 1000) }
          try await watch.open(visit.server.address + "history.html")
          try await watch.until("!document.querySelector('[data-part=trends]').hidden")
          if try await watch.number(rows) > 0 { break }
        }
        try await watch.click("[data-part=list] .entries a")
        let audio = "document.querySelector('activity-view [data-part=lines] audio')"
        try await watch.until(audio)
        let label = try await watch.evaluate("\(audio).ariaLabel").string ?? ""
        #expect(label.hasPrefix("Your voice note, 0:0"), "\(label)")
        #expect(label.contains(" km, after 0:0"), "\(label)")
        try await watch.expectUsable("history-voice-note")
        try await watch.click("activity-view [data-part=lines] audio")
        try await watch.evaluate("\(audio).play()")
        try await watch.until("\(audio).duration > 0 && \(audio).currentTime > 0")
      }
    }

    @Test func `goes on after the watch has died in mid-run`() async throws {
      try await WatchVisit.run { visit in
        let watch = visit.watch
        try await watch.moving {
          try await watch.click("watch-page [data-do=start]")
          try await visit.untilWatch("phase", "running")
          try await watch.until(
            "document.querySelector('[data-view=run] [data-text=time]').textContent >= '0:04'"
          )
          try await watch.send("Page.reload")
          try await visit.untilWatch("tracks", "watch")
          try await visit.untilWatch("phase", "running")
          try await watch.until(
            "document.querySelector('[data-view=run] [data-text=time]').textContent >= '0:05'"
          )
          try await visit.endOnWatch()
        }
        #expect(try await visit.workouts() == (1, 1))
      }
    }
  }
}

extension Page {
  /// Cuts the page and its workers off from every server, or lets them reach one again.
  func cutNetwork(_ isCut: Bool) async throws {
    try await send("Network.enable")
    try await send(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isCut), "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
      ]
    )
  }
}
