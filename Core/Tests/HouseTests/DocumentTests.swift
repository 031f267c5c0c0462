import Foundation
import Testing

struct DocumentTests {
  @Test(arguments: try Document.all())
  func `keeps its lines within 120 columns`(document: Document) {
    let long = document.prose.filter { line in
      // Tables cannot be wrapped, and neither can a piece of code that is long itself.
      line.count > 120 && !line.hasPrefix("|")
        && !line.split(separator: "`").contains { $0.count > 80 }
    }
    #expect(long == [])
  }

  @Test(arguments: try Document.all())
  func `links only to what is there`(document: Document) throws {
    let folder = SourceFile.root.appendingPathComponent(document.path).deletingLastPathComponent()
    for link in document.links {
      let parts = link.split(separator: "#", omittingEmptySubsequences: false).map { String($0) }
      let target =
        parts[0].isEmpty
        ? document.path
        : String(
          folder.appendingPathComponent(parts[0]).standardized.path
            .dropFirst(SourceFile.root.path.count + 1)
        )
      let url = SourceFile.root.appendingPathComponent(target)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(link)")
      guard parts.count > 1, target.hasSuffix(".md") else { continue }
      #expect(try Document(path: target).anchors.contains(parts[1]), "\(link)")
    }
  }

  @Test(arguments: try Document.all())
  func `names only commands that exist`(document: Document) throws {
    let commands = try CommandTree.here.get()
    let calls = (document.code + document.codeSpans).compactMap { line in
      line.firstMatch(of: /^\s*(?:swift run )?(pacesetter .*)/).map { String($0.1) }
    }
    for call in calls {
      let words = call.split(separator: "#")[0]
      #expect(commands.complaint(about: String(words)) == nil, "\(call)")
    }
  }

  @Test func `knows the commands that it compares with`() throws {
    let commands = try CommandTree.here.get()
    #expect(commands.subcommands["race"]?.contains("add") == true)
    #expect(commands.complaint(about: "pacesetter race add A --day 2027-04-11") == nil)
    #expect(commands.complaint(about: "pacesetter race win") == "race has no win")
    #expect(commands.complaint(about: "pacesetter fly") == " has no fly")
    #expect(commands.complaint(about: "pacesetter run a.fit --wings") == "no option --wings")
  }
}
