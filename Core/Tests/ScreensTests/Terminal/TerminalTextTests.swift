import Screens
import Testing

struct TerminalTextTests {
  @Test(arguments: [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
  func `counts as people do`(count: Int, words: String) {
    #expect(TerminalText.count(count, "row") == words)
  }

  @Test func `asks about the names of a diary in the singular and the plural`() {
    #expect(TerminalText.unsureNames(1).hasPrefix("1 name may mean"))
    #expect(TerminalText.unsureNames(3).hasPrefix("3 names may mean"))
    #expect(TerminalText.whichExercise("Row", sets: 1) == "\"Row\", 1 set, is:")
    #expect(TerminalText.whichExercise("Row", sets: 12) == "\"Row\", 12 sets, is:")
  }

  @Test func `says what is to be typed before everything is deleted`() {
    #expect(TerminalText.erases("/data").contains("\"\(TerminalText.eraseAnswer)\""))
  }

  @Test func `says whether the server and the phone are there`() {
    #expect(
      TerminalText.link(isOpen: true, onlyHere: 0, peer: "here") == ["connected", "phone here"]
    )
    #expect(
      TerminalText.link(isOpen: false, onlyHere: 4, peer: "waiting")
        == ["no server", "4 only on this device", "waiting for phone"]
    )
  }

  @Test func `says how a first and another device are paired`() {
    #expect(TerminalText.paired(1).hasPrefix("1 device is paired"))
    #expect(TerminalText.paired(2).hasPrefix("2 devices are paired"))
    #expect(TerminalText.pairing(at: "http://x", code: "123456").contains("http://x/pair"))
  }

  @Test func `says when a token was used last, and for what`() {
    #expect(TerminalText.tokenUse(at: nil, for: "status") == "never used")
    #expect(TerminalText.tokenUse(at: "9:05", for: nil) == "used 9:05")
    #expect(TerminalText.tokenUse(at: "9:05", for: "status") == "used 9:05 for status")
  }

  @Test func `says what can be installed where a voice is missing`() {
    #expect(TerminalText.languages(0).contains("apt install espeak-ng"))
    #expect(TerminalText.languages(131) == "eSpeak NG speaks 131 languages and dialects")
    #expect(TerminalText.voice("Flite", speaks: false) == "Flite, is silent")
  }

  @Test func `says who wrote a text, and which model would`() {
    #expect(TerminalText.written(by: nil) == "Written by rules.")
    #expect(TerminalText.written(by: "m-1") == "Written by m-1.")
    #expect(TerminalText.model("") == "Model: the usual one for each task")
    #expect(TerminalText.key(from: nil) == "Key: none")
    #expect(TerminalText.shared("") == "Nothing is shared.")
  }
}
