import Foundation
import Testing

extension BrowserTests {
  /// A folder on a WebDAV server gets each activity, as its owner says on the page Connections.
  @Suite(.enabled(if: FileServer.isInstalled, "WsgiDAV is not installed; make test installs it"))
  struct ExportPlacesTests {
    @Test func `tries a folder, says in words what is wrong, and shows what is sent`() async throws
    {
      try await Journey.run { journey in
        try await FileServer.run(in: journey.folder.appending(path: "dav")) { files in
          let page = journey.page
          try await page.open(journey.server.address + "connections")
          try await page.until("!document.querySelector('export-list .empty').hidden")
          let address = files.address + "runs"
          try await page.type(address, into: "export-list [name=address]")
          try await page.type("me", into: "export-list [name=user]")
          try await page.type("hush", into: "export-list [name=password]")
          try await page.click("export-list [name=home]")
          try await page.click("button", "Try it and add it")
          try await page.until("!document.querySelector('[data-text=exportProblem]').hidden")
          #expect(try await page.text("[data-text=exportProblem]").contains("the app password"))
          #expect(try await page.holds("!document.querySelector('.exports > li')"))

          // The wrong half of the password is still there.
          try await page.type("-4711", into: "export-list [name=password]")
          try await page.click("button", "Try it and add it")
          try await page.until("document.querySelector('.exports > li')")
          #expect(try await page.text(".exports strong") == address)
          try await page.until("document.querySelector('[data-text=exportProblem]').hidden")
          try await page.until(
            "document.querySelector('.exports li').textContent.includes('everything is sent')"
          )
          #expect(try await page.text(".exports li").contains("nothing sent yet"))
          #expect(
            try await page.holds("!document.querySelector('export-list [name=password]').value")
          )

          // A server that says no to a file has its reason on the page.
          try Data("507 Insufficient Storage".utf8).write(
            to: journey.folder.appending(path: "dav/fault")
          )
          let run = try Track(meters: 500, secondsPerKilometer: 300).write(to: journey.folder)
          try await page.open(journey.server.address + "history")
          try await page.until("!document.querySelector('[data-part=nothing]').hidden")
          try await page.choose(file: run)
          try await page.until("!document.querySelector('.report').hidden")
          try await page.open(journey.server.address + "connections")
          try await page.until("document.querySelector('.exports > li')")
          try await page.click("button", "Send now to \(address)")
          let fault = "document.querySelector('[data-text=exportFault]')"
          try await page.until("\(fault)?.textContent.includes('make room')")
          #expect(try await page.text(".exports li").contains("waiting: 1"))
          try FileManager.default.removeItem(at: journey.folder.appending(path: "dav/fault"))
          try await page.click("button", "Send now to \(address)")
          try await page.until("\(fault).hidden && document.querySelector('.exports li')")
          try await page.until(
            "document.querySelector('.exports li').textContent.includes('last sent')"
          )
          #expect(try await page.number("document.documentElement.scrollWidth") <= 390)
          try await page.screenshot("exports")
          try await page.click("button", "Close \(address)")
          try await page.until("!document.querySelector('.exports > li')")
          #expect(await page.problems.filter { !$0.contains("400") } == [])
        }
      }
    }
  }
}
