import Foundation
import Testing

/// The proxy as people use it: one has the key, the other a token.
struct ProxyTests {
  private let data = ScratchPlace()

  private func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try Command.run(arguments, input: input, environment: ["PACESETTER_DATA": data.url.path])
  }

  @Test func `lets a coach ask through a proxy, without the key and without a cost of its own`()
    throws
  {
    let place = try ProxyPlace()
    let proxy = try place.start()
    let setup = try run(
      "mind",
      "setup",
      "proxy",
      "--address",
      "http://127.0.0.1:\(proxy.port)",
      "--key",
      input: place.token
    )
    #expect(setup.status == 0 && setup.output.contains("owner pays"), "\(setup.errors)")
    let tried = try run("mind", "try")
    #expect(tried.output.contains("Drop your shoulders"), "\(tried.errors)")
    #expect(tried.output.contains("claude-haiku-4-5"))
    #expect(place.asked == ["The runner says: <<<What should I think about now?>>>"])
    let ledger = try run("mind", "ledger")
    #expect(ledger.output.contains("accepted"))
    #expect(try place.spent(at: proxy.port) == 1200)
    // The preview shows what goes to the proxy: facts, and no prompt.
    _ = try run("mind", "share", "words", "this_run")
    let preview = try run("mind", "preview", "reply")
    #expect(preview.output.contains("voiceNoteTranscript"))
    #expect(!preview.output.contains("Manners, without exception"))
    for outcome in [setup, tried, ledger, preview] {
      #expect(!(outcome.output + outcome.errors).contains(ProxyPlace.key))
      #expect(!(outcome.output + outcome.errors).contains(place.token))
    }
  }

  @Test func `says in the proxy's words why it does not answer`() throws {
    let place = try ProxyPlace()
    let proxy = try place.start(["--day-cap", "0"])
    let address = "http://127.0.0.1:\(proxy.port)"
    _ = try run("mind", "setup", "proxy", "--address", address, "--key", input: place.token)
    let tried = try run("mind", "try")
    #expect(tried.status == 69)
    #expect(tried.errors.contains("the proxy says: the proxy's budget for models is used up"))
    _ = try run("mind", "setup", "proxy", "--address", address, "--key", input: "psp_wrong")
    #expect(try run("mind", "try").errors.contains("does not accept the key"))
    #expect(place.asked == [])
  }

  @Test func `starts only where somebody may ask, and says how to let somebody in`() throws {
    let file = data.url.path + "-tokens"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let lonely = try run("proxy", "--provider", "anthropic", "--tokens", file, "--port", "0")
    #expect(lonely.status == 66)
    #expect(lonely.errors.contains("'pacesetter proxy token NAME --tokens \(file)' lets one in"))
    let made = try run("proxy", "token", "annas-phone", "--tokens", file)
    #expect(made.output.hasPrefix("psp_") && made.output.count == 69)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.hasPrefix("annas-phone ") && !text.contains("psp_"))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(
      try run("proxy", "token", "annas-phone", "--tokens", file).errors.contains("has a token")
    )
    #expect(
      try run("proxy", "token", "a b", "--tokens", file).errors.contains("give the device a name")
    )
    let shared = try run(
      "proxy",
      "--provider",
      "anthropic",
      "--tokens",
      file,
      "--shared",
      "http://example.org"
    )
    #expect(shared.status == 64 && shared.errors.contains("redis://127.0.0.1:6379/0"))
    let plain = try run(
      "proxy",
      "--provider",
      "compatible",
      "--model",
      "m",
      "--tokens",
      file,
      "--address",
      "http://example.org/v1"
    )
    #expect(plain.status == 64 && plain.errors.contains("begin --address with https://"))
  }
}
