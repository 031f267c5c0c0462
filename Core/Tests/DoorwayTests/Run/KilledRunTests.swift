import Formats
import Testing

/// A session of 12 x 400 m whose device dies in the middle.
struct KilledRunTests {
  private static let text = """
    ---
    category: run
    ---

    # Twelve by Four Hundred

    ## Warm-up
    - Easy Run — 2 min @ Z1

    ## Main Set 12x
    - Run — 400 m @ 5:20-5:50/km
    - Jog — 45s @ Z1
    """

  private func run(until second: Int, dyingAt death: Int? = nil) throws -> LivePage {
    var page = LivePage()
    try page.open([("workout", ["name": "twelve", "text": .string(Self.text)])])
    try page.live([["start": [:]]])
    try page.run(seconds: death ?? second)
    guard let death else { return page }
    try page.die(for: 1)
    try page.run(seconds: second - death - 1, from: death + 1)
    return page
  }

  // In the warm-up, in the fourth repetition and in the rest after the seventh.
  @Test(arguments: [(60, "Easy Run 2 min"), (700, "Run 400 m"), (1350, "Jog 45 s")])
  func `goes on in the same step, with as much of it left`(second: Int, title: String) throws {
    let whole = try run(until: second + 4)
    let killed = try run(until: second + 4, dyingAt: second)
    let (expected, found) = (whole.last["screen"]?["course"], killed.last["screen"]?["course"])
    #expect(expected?["title"]?.string == title)
    for key in ["place", "title", "rep", "target", "next"] {
      #expect(found?[key] == expected?[key], "\(key) at \(second)")
    }
    func left(_ course: JSON?) -> String { course?["left"]?["value"]?.string ?? "" }
    if let meters = Double(left(expected)), let other = Double(left(found)) {
      #expect(abs(meters - other) <= 6)
    } else {
      #expect(left(found) == left(expected))
    }
  }
}
