import Formats
import Foundation
import Integrations
import Screens
import Server
import Testing
import Training

struct WebFilesTests {
  @Test func `serves the page with the right types`() async throws {
    try await withPage { visitor in
      let page = try await visitor.ask("GET", "/")
      #expect(page.status == 200)
      #expect(page.text == "<!doctype html>")
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
      #expect(page.header("Cache-Control") == "no-cache")
      let types = [
        "/core.wasm": "application/wasm", "/app.js": "text/javascript; charset=utf-8",
        "/sw.js": "text/javascript; charset=utf-8", "/elements/a.css": "text/css; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json", "/icon.svg": "image/svg+xml",
      ]
      for (path, type) in types {
        let answer = try await visitor.ask("GET", path)
        #expect(answer.header("Content-Type") == type, "\(path)")
        #expect(answer.header("Cache-Control") == "no-cache")
      }
    }
  }

  @Test func `finds a page by its name without an ending`() async throws {
    try await withPage { visitor in
      let page = try await visitor.ask("GET", "/metronome")
      #expect(page.text == "<!doctype html><title>Metronome</title>")
      #expect(page.header("Content-Type") == "text/html; charset=utf-8")
    }
  }

  @Test func `puts the words into a page, and lists it as it is served`() async throws {
    try await withPage { visitor in
      let file = URL(fileURLWithPath: visitor.settings.web).appendingPathComponent("gym.html")
      try Data("<p title=\"{{frame.gym}}\">{{frame.run}}</p>".utf8).write(to: file)
      let page = try await visitor.ask("GET", "/gym")
      #expect(page.text == "<p title=\"Gym\">Run</p>")
      let tag = try #require(page.header("ETag"))
      let again = try await visitor.ask("GET", "/gym", headers: [("If-None-Match", tag)])
      #expect(again.status == 304)
      let head = try await visitor.ask("HEAD", "/gym.html")
      #expect(head.header("Content-Length") == "\(page.body.count)")
      let digest = SHA256.hexadecimal(of: Array(page.text.utf8))
      #expect(try await visitor.ask("GET", "/precache.js").text.contains(digest))
    }
  }

  @Test func `puts a page and a style sheet together from their parts`() async throws {
    try await withPage { visitor in
      let web = URL(fileURLWithPath: visitor.settings.web)
      let base = web.appendingPathComponent("base")
      try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
      func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: web.appendingPathComponent(path))
      }
      try write("<main>\n  {{elements/part.html}}\n</main>\n", to: "gym.html")
      try write("<p>\n  {{frame.gym}}\n</p>\n", to: "elements/part.html")
      try write("@import \"base/type.css\";\n", to: "app.css")
      try write("/* Type. */\np {}\n", to: "base/type.css")
      let page = try await visitor.ask("GET", "/gym")
      #expect(page.text == "<main>\n<p>\nGym\n</p>\n</main>\n")
      #expect(try await visitor.ask("GET", "/app.css").text == "\np {}\n")
      // A part is nothing to ask for.
      for path in ["/elements/part.html", "/elements/part", "/base/type.css"] {
        #expect(try await visitor.ask("GET", path).status == 404, "\(path)")
      }
      let first = try list(await visitor.ask("GET", "/precache.js").text)
      #expect(!first.files.contains { $0.key.contains("part") || $0.key.contains("base") })
      #expect(
        first.files.first { $0.key == "/gym.html" }?.value.string
          == SHA256.hexadecimal(of: Array(page.text.utf8))
      )

      // A page changes with its parts, also with one that is new in a part.
      let tag = try #require(page.header("ETag"))
      let same = try await visitor.ask("GET", "/gym", headers: [("If-None-Match", tag)])
      #expect(same.status == 304)
      try write("<p>\n  {{elements/inner.html}}\n</p>\n", to: "elements/part.html")
      try write("one\n", to: "elements/inner.html")
      let other = try await visitor.ask("GET", "/gym", headers: [("If-None-Match", tag)])
      #expect(other.text == "<main>\n<p>\none\n</p>\n</main>\n")
      try write("two and three\n", to: "elements/inner.html")
      let last = try await visitor.ask("GET", "/gym")
      #expect(last.text == "<main>\n<p>\ntwo and three\n</p>\n</main>\n")
      let second = try list(await visitor.ask("GET", "/precache.js").text)
      #expect(
        second.files.first { $0.key == "/gym.html" }?.value.string
          == SHA256.hexadecimal(of: Array(last.text.utf8))
      )
    }
  }

  @Test func `sends scripts without the comments that fill lines`() async throws {
    try await withPage { visitor in
      let file = URL(fileURLWithPath: visitor.settings.web).appendingPathComponent("app.js")
      let source = """
        // @ts-check
        /**
         * What it does.
         */
        export const path = "/*"; // Why.
          // What follows.
        /* Short. */ export const more = 1;
        const text = `
        * not a comment`;
        /** Never closed.
        """
      try Data(source.utf8).write(to: file)
      let script = try await visitor.ask("GET", "/app.js")
      #expect(
        script.text == """




          export const path = "/*"; // Why.

          /* Short. */ export const more = 1;
          const text = `
          * not a comment`;
          /** Never closed.
          """
      )
      let head = try await visitor.ask("HEAD", "/app.js")
      #expect(head.header("Content-Length") == "\(script.body.count)")
      let digest = SHA256.hexadecimal(of: Array(script.text.utf8))
      #expect(try await visitor.ask("GET", "/precache.js").text.contains(digest))
    }
  }

  @Test func `sends pages and style sheets without their indents`() async throws {
    try await withPage { visitor in
      let folder = URL(fileURLWithPath: visitor.settings.web)
      let sheet = "/* What it is. */\n  a,\n  b  {\n    color: red;\n  }\n"
      try Data(sheet.utf8).write(to: folder.appendingPathComponent("app.css"))
      let page = "<p>\n  One  two\n    <b>three</b>\n</p>\n"
      try Data(page.utf8).write(to: folder.appendingPathComponent("lean.html"))
      let sent = try await visitor.ask("GET", "/app.css")
      #expect(sent.text == "\na,\nb  {\ncolor: red;\n}\n")
      let lean = try await visitor.ask("GET", "/lean.html")
      #expect(lean.text == "<p>\nOne  two\n<b>three</b>\n</p>\n")
    }
  }

  @Test func `gives the scripts their words`() async throws {
    let answer = try await Visitor().ask("GET", "/words.js")
    #expect(answer.header("Content-Type") == "text/javascript; charset=utf-8")
    #expect(answer.text.hasPrefix("export const words = {"))
    let digest = SHA256.hexadecimal(of: Array(answer.text.utf8))
    #expect(try await Visitor().ask("GET", "/precache.js").text.contains(digest))
  }

  @Test(arguments: [
    ([("Accept-Language", "de-DE,de;q=0.9,en;q=0.8")], "Kraft", "de"),
    ([("Accept-Language", "en-US,en;q=0.9")], "Gym", "en"),
    ([("Accept-Language", "fr")], "Gym", "en"), ([], "Gym", "en"),
    ([("Accept-Language", "en"), ("Cookie", "a=b; pacesetter-language=de")], "Kraft", "de"),
    ([("Accept-Language", "de"), ("Cookie", "pacesetter-language=en")], "Gym", "en"),
  ])
  func `writes a page, its scripts' words and the list in the language of whoever asks`(
    headers: [(String, String)],
    gym: String,
    language: String
  ) async throws {
    try await withPage { visitor in
      let file = URL(fileURLWithPath: visitor.settings.web).appendingPathComponent("gym.html")
      try Data("<p lang=\"{{page.language}}\">{{frame.gym}}</p>".utf8).write(to: file)
      // Who asked before in another language changes nothing.
      _ = try await visitor.ask("GET", "/gym", headers: [("Accept-Language", "de")])
      _ = try await visitor.ask("GET", "/gym", headers: [("Accept-Language", "en")])
      let page = try await visitor.ask("GET", "/gym", headers: headers)
      #expect(page.text == "<p lang=\"\(language)\">\(gym)</p>")
      #expect(page.header("Content-Language") == language)
      #expect(page.header("Vary")?.contains("Accept-Language") == true)
      let words = try await visitor.ask("GET", "/words.js", headers: headers)
      #expect(words.text.contains("Nicht verbunden") == (language == "de"))
      let list = try await visitor.ask("GET", "/precache.js", headers: headers).text
      for answer in [page, words] {
        #expect(list.contains(SHA256.hexadecimal(of: Array(answer.text.utf8))))
      }
      #expect(try await visitor.ask("GET", "/app.js", headers: headers).header("Vary") == nil)
    }
  }

  @Test func `sends a file again only when it has changed`() async throws {
    try await withPage { visitor in
      let first = try await visitor.ask("GET", "/app.js")
      let tag = try #require(first.header("ETag"))
      let again = try await visitor.ask("GET", "/app.js", headers: [("If-None-Match", tag)])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
      let other = try await visitor.ask("GET", "/app.js", headers: [("If-None-Match", "\"x\"")])
      #expect(other.status == 200)
      let head = try await visitor.ask("HEAD", "/app.js")
      #expect(head.body.isEmpty)
      #expect(head.header("Content-Length") == "\(first.body.count)")
    }
  }

  @Test func `sends what is in a file now, not what was`() async throws {
    try await withPage { visitor in
      #expect(try await visitor.ask("GET", "/app.js").text == "export {};")
      let file = URL(fileURLWithPath: visitor.settings.web).appendingPathComponent("app.js")
      try Data("export const one = 1;".utf8).write(to: file)
      #expect(try await visitor.ask("GET", "/app.js").text == "export const one = 1;")
      try FileManager.default.removeItem(at: file)
      #expect(try await visitor.ask("GET", "/app.js").status == 404)
    }
  }

  @Test(arguments: [
    "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt",
    "/elements/../../secret.txt", "//etc/passwd", "/etc/passwd", "/.hidden.js", "/.git/config",
    "/elements/..%5c..%5csecret.txt", "/%00index.html", "/index.html%00.js", "/link.txt",
    "/elements", "/elements//a.css", "/./app.js", "/app.js/", "/%zz", "/app.swift", "/%252e%252e/x",
    "/\u{FF0E}\u{FF0E}/secret.txt",
  ])
  func `serves nothing from outside the folder`(path: String) async throws {
    try await withPage { visitor in
      let answer = try await visitor.ask("GET", path)
      #expect(answer.status == 404)
    }
  }

  @Test func `says how to build what is not built yet`() async throws {
    let answer = try await Visitor().ask("GET", "/core.wasm")
    #expect(answer.status == 404)
    #expect(answer.text.contains("make web"))
  }

  @Test func `changes nothing for any other method`() async throws {
    try await withPage { visitor in
      for method in ["PUT", "DELETE", "POST", "PATCH"] {
        let answer = try await visitor.ask(
          method,
          "/app.js",
          headers: [("X-Pacesetter", "1")]
        )
        #expect(answer.status == 404)
      }
    }
  }

  @Test func `lists the page's files with their digests, and a build that changes with any`()
    async throws
  {
    try await withPage { visitor in
      let answer = try await visitor.ask("GET", "/precache.js")
      #expect(answer.header("Content-Type") == "text/javascript; charset=utf-8")
      #expect(answer.header("Cache-Control") == "no-cache")
      let first = try list(answer.text)
      // Neither the worker itself, nor what is hidden, linked or no part of a page.
      #expect(
        first.files.map(\.key).filter { !$0.hasPrefix("/coaches/") } == [
          "/app.js", "/core.wasm", "/elements/a.css", "/icon.svg", "/", "/manifest.webmanifest",
          "/metronome.html", "/words.js",
        ]
      )
      #expect(first.files[0].value.string == SHA256.hexadecimal(of: Array("export {};".utf8)))
      #expect(try list(await visitor.ask("GET", "/precache.js").text).build == first.build)

      let web = URL(fileURLWithPath: visitor.settings.web)
      try Data("a{color:red}".utf8).write(to: web.appendingPathComponent("elements/a.css"))
      let second = try list(await visitor.ask("GET", "/precache.js").text)
      #expect(second.build != first.build)
      #expect(second.files[0] == first.files[0] && second.files[2] != first.files[2])
    }
  }

  @Test func `makes another build of the same files where another map is allowed`() async throws {
    try await withPage { visitor in
      var mapped = visitor
      mapped.settings.tiles = try TileSource(
        template: "https://a.example.org/{z}/{x}/{y}",
        credit: "© makers"
      )
      let plain = try await visitor.ask("GET", "/precache.js")
      let other = try await mapped.ask("GET", "/precache.js")
      #expect(try list(plain.text).files == list(other.text).files)
      #expect(try list(plain.text).build != list(other.text).build)
      // What is kept of the build before is compared with it.
      for answer in [plain, other] {
        let policy = try #require(answer.header("Content-Security-Policy"))
        #expect(answer.text.contains("\"policy\":\"\(policy)\""))
      }
    }
  }

  @Test func `gives the knowledge base as one file, which the offline copy holds`() async throws {
    try await withPage { visitor in
      #expect(try await visitor.ask("GET", "/knowledge.json").status == 404)
      let base = URL(fileURLWithPath: visitor.settings.web).deletingLastPathComponent()
        .appendingPathComponent("KnowledgeBase")
      let workouts = base.appendingPathComponent("workouts")
      try FileManager.default.createDirectory(at: workouts, withIntermediateDirectories: true)
      try Data("# Exercises".utf8).write(to: base.appendingPathComponent("exercises.md"))
      for name in ["b", "a"] {
        try Data("# \(name)".utf8).write(to: workouts.appendingPathComponent("\(name).md"))
      }
      let first = try await visitor.ask("GET", "/knowledge.json")
      #expect(
        first.text
          == ##"{"catalogue":"# Exercises","motions":"","workouts":[{"name":"a","text":"# a"},"##
          + ##"{"name":"b","text":"# b"}]}"##
      )
      let listed = try list(await visitor.ask("GET", "/precache.js").text).files
      #expect(
        listed.first { $0.key == "/knowledge.json" }?.value.string
          == SHA256.hexadecimal(of: Array(first.text.utf8))
      )
      let tag = try #require(first.header("ETag"))
      let again = try await visitor.ask("GET", "/knowledge.json", headers: [("If-None-Match", tag)])
      #expect(again.status == 304)
      try Data("# changed".utf8).write(to: workouts.appendingPathComponent("a.md"))
      let second = try await visitor.ask(
        "GET",
        "/knowledge.json",
        headers: [("If-None-Match", tag)]
      )
      #expect(second.status == 200 && second.text.contains("# changed"))
    }
  }

  @Test func `gives what each coach says as a file, and the offline copy holds all of them`()
    async throws
  {
    try await withPage { visitor in
      let listed = try list(await visitor.ask("GET", "/precache.js").text).files
      let coaches = listed.filter { $0.key.hasPrefix("/coaches/") }
      #expect(coaches.count == Personality.allCases.count * Language.allCases.count)
      for file in coaches {
        let answer = try await visitor.ask("GET", file.key)
        #expect(answer.header("Content-Type") == "text/plain; charset=utf-8")
        #expect(file.value.string == SHA256.hexadecimal(of: Array(answer.text.utf8)))
      }
      let german = try await visitor.ask("GET", "/coaches/old_hand.de.txt")
      #expect(Array(german.text.utf8) == Personality.oldHand.book(in: .german)?.text)
      #expect(try await visitor.ask("GET", "/coaches/aunt_ada.en.txt").status == 404)
    }
  }

  /// The list that a script gives to the service worker.
  private func list(_ script: String) throws -> (build: String, files: [JSON.Member]) {
    let text = script.dropFirst("self.precache = ".count).dropLast(2)
    let json = try JSON.parse(Array(text.utf8))
    return (json["build"]?.string ?? "", json["files"]?.object ?? [])
  }

  @Test func `finds the page from where the program is`() throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let root = scratch.url.resolvingSymlinksInPath()
    let page = root.appendingPathComponent("repo/Web")
    let installed = root.appendingPathComponent("prefix/share/pacesetter/Web")
    for folder in [page, installed] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("index.html"))
    }
    func find(_ program: String, given: String? = nil) -> String? {
      WebFolder.find(given: given, environment: [:], program: root.path + program)
    }
    #expect(find("/repo/.build/x86_64/debug/pacesetter") == page.path)
    #expect(find("/prefix/bin/pacesetter") == installed.path)
    #expect(find("/elsewhere/pacesetter") == nil)
    #expect(find("/elsewhere/pacesetter", given: page.path) == page.path)
    #expect(find("/prefix/bin/pacesetter", given: root.path) == nil)
  }
}

/// A small page, with a secret beside it and a link to the secret in it.
private func withPage(_ body: (Visitor) async throws -> Void) async throws {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let web = scratch.file("web")
  let elements = web.appendingPathComponent("elements")
  try FileManager.default.createDirectory(at: elements, withIntermediateDirectories: true)
  try Data("secret".utf8).write(to: scratch.file("secret.txt"))
  let files = [
    "index.html": "<!doctype html>",
    "metronome.html": "<!doctype html><title>Metronome</title>", "app.js": "export {};",
    "sw.js": "", "core.wasm": "\0asm", "manifest.webmanifest": "{}", "icon.svg": "<svg/>",
    "elements/a.css": "a{}", ".hidden.js": "secret", "app.swift": "secret",
  ]
  for (name, text) in files {
    try Data(text.utf8).write(to: web.appendingPathComponent(name))
  }
  try FileManager.default.createSymbolicLink(
    at: web.appendingPathComponent("link.txt"),
    withDestinationURL: scratch.file("secret.txt")
  )
  try await body(Visitor(settings: ServerSettings(web: web.path)))
}
