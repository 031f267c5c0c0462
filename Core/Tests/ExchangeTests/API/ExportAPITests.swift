import Exchange
import Formats
import Testing
import Training

struct ExportAPITests {
  private func wish(_ address: String, isAtHome: Bool = false) throws -> ExportAPI.Add {
    try ExportAPI.Add(address, user: "me", password: "hush 4711", isAtHome: isAtHome)
  }

  @Test func `carries the question and the list`() throws {
    let nas = try wish("http://nas:8080/runs", isAtHome: true)
    let again = try ExportAPI.Add(nas.call)
    #expect(again.address == nas.address && again.user == "me" && again.isAtHome)
    #expect(again.password == "hush 4711")
    #expect(try wish("cloud.example.org/runs").address == "https://cloud.example.org/runs")
    let list = ExportList([
      KeptExport(
        id: "0a0b0c0d",
        address: "https://cloud.example.org/runs/",
        user: "me",
        sent: 1_780_000_000,
        waiting: 2,
        isAsked: true,
        problem: "make room"
      ),
      KeptExport(id: KeptExport.given, address: "/home/me/runs", user: nil),
    ])
    var json = JSONWriter()
    list.write(to: &json, for: APIReader(today: Day(daysSince1970: 20_782), offset: .zero))
    #expect(try ExportList(answer: JSON.parse(json.bytes)) == list)
    #expect(list.places.map(\.isGiven) == [false, true])
  }

  @Test(arguments: [
    "http://example.org/runs", "https://me@example.org/runs", "https://me:secret@example.org/",
    "ftp://example.org/", "https://", "https://example.org/a b", "https://example.org/?token=x", "",
  ])
  func `refuses an address that the password should not go to`(address: String) {
    #expect(throws: APICallError.self) { try wish(address) }
  }

  @Test func `carries a folder of the machine`() throws {
    let folder = try ExportAPI.Add(ExportAPI.Add(folder: "/home/me/my runs").call)
    #expect(folder.address == "/home/me/my runs" && folder.user == nil && folder.password == nil)
    for path in ["", "runs", "~/runs", "/a\u{0}b", "/" + String(repeating: "a", count: 500)] {
      #expect(throws: APICallError.self, "\(path)") { try ExportAPI.Add(folder: path) }
    }
  }

  @Test func `refuses a name that no server can have`() {
    #expect(throws: APICallError.self) {
      try ExportAPI.Add("https://example.org/", user: "me:you", password: "x", isAtHome: false)
    }
    #expect(throws: APICallError.self) {
      try ExportAPI.Add("https://example.org/", user: "me", password: "", isAtHome: false)
    }
  }
}
