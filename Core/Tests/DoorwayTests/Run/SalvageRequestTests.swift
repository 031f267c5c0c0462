import Doorway
import Formats
import Testing

struct SalvageRequestTests {
  private static let cut = Array(
    """
    <gpx><trk><type>running</type><trkseg>
    <trkpt lat="48.1" lon="11.5"><time>2026-05-01T10:00:00Z</time></trkpt>
    <trkpt lat="48.1001" lon="11.5"><time>2026-05-01T10:00:04Z</time></trkpt>
    <trkpt lat="48.1002" lon="11.5
    """.utf8
  )

  @Test func `offers a page what is whole once, and takes it when asked`() throws {
    var page = PageSession()
    let refusal = try JSON.parse(page.open(Self.cut))["error"]
    #expect(
      refusal?["message"]?.string
        == "This file ends before it should. Copy or export it once more from your watch or app."
    )
    #expect(refusal?["offer"]?.string == "Whatever came after 0:04 is missing.")
    let request = [UInt8](#"{"do":"salvage"}"#.utf8)
    let taken = try JSON.parse(page.reply(to: request))
    #expect(taken["recording"]?["notes"]?[0]?.string == "Whatever came after 0:04 is missing.")
    #expect(try JSON.parse(page.reply(to: request))["error"] != nil)
    let nonsense = try JSON.parse(page.open([UInt8]("nonsense".utf8)))["error"]
    #expect(nonsense?["offer"] == nil)
    #expect(nonsense?["details"]?.string?.contains("byte 0") == true)
  }
}
