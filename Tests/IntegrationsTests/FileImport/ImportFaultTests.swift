import Exchange
import Formats
import Integrations
import Screens
import Testing

/// Why a file does not come into the record, for whoever reads English or German.
struct ImportFaultTests {
  private static let faults: [ImportFault] =
    [
      .unreadable(reason: "permission denied"), .tooBig(bytes: 9_000_000, most: 8_000_000),
      .recording(.unknownFormat(offset: 7)), .diary(.unknown(columns: ["a"])), .diary(.unitUntold),
      .diary(.nothingRead(lines: 3, first: 2, problem: "found x")),
      .export(.cut(offset: 7)), .export(.notAnExport(offset: 7)), .export(.endlessPart(offset: 7)),
      .part(list: "runs", number: 7, reason: "it is none"),
    ]
    + OtherFile.allCases.map { .other($0) }
    + [
      ZipDamage.full(count: 9, most: 8), .cutOff, .misplaced, .locked("a.fit", others: 0),
      .locked("a.fit", others: 2), .method("a.fit", 9, others: 0), .changed("a.fit"), .packing,
      .nested, .grown("a.fit", most: 250),
    ].map { .archive($0) }

  @Test func `of a locked zip is the password, not a damage`() {
    let fault = ImportFault.archive(.locked("a.fit", others: 12))
    #expect(
      fault.words()
        == "a.fit and 12 more are locked by a password; unpack the zip with it and give what is in it"
    )
    #expect(
      fault.words(in: .german)
        == "a.fit und 12 weitere haben ein Passwort; entpack das Zip damit und gib, was darin ist"
    )
  }

  @Test(arguments: faults) func `is told in both languages`(fault: ImportFault) {
    let (english, german) = (fault.words(in: .english), fault.words(in: .german))
    #expect(english == fault.description)
    for word in [" the ", " it ", " is ", "expected", "found", "permission"] {
      #expect(!" \(german) ".contains(word), "\(german)")
    }
  }
}
