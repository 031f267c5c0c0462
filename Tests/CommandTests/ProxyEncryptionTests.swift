import Foundation
import Integrations
import Testing

/// A proxy whose counts are in a Redis that is reached over TLS.
@Suite(.serialized)
struct ProxyEncryptionTests {
  /// A Redis with TLS and nothing else, and a proxy that is told of it.
  private struct Place {
    let proxy: ProxyPlace
    let port: Int
    let certificate: URL

    init?() async throws {
      guard let redis = ProxyPlace.program("redis-server"), ProxyPlace.program("openssl") != nil
      else {
        print("skipped: redis-server or openssl is not installed; 'make setup-test' installs them")
        return nil
      }
      proxy = try ProxyPlace()
      let folder = proxy.scratch.url
      certificate = folder.appendingPathComponent("redis.pem")
      let key = folder.appendingPathComponent("redis.key")
      let subject = ["-subj", "/CN=redis", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
      try await ChildProcess(
        "openssl",
        [
          "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", key.path,
          "-out",
        ]
          + [certificate.path] + subject,
        timeout: .seconds(30)
      ).run()
      port = ProxyPlace.freePort()
      try proxy.run(
        redis,
        [
          "--port", "0", "--tls-port", "\(port)", "--bind", "127.0.0.1", "--save", "", "--dir",
          folder.path, "--tls-cert-file", certificate.path, "--tls-key-file",
          key.path, "--tls-ca-cert-file", certificate.path,
          "--tls-auth-clients", "no", "--requirepass", "quiet-hill",
        ]
      )
    }

    func address(_ host: String, trusting file: URL?) -> String {
      let rest = file.map { "?authority=\($0.path)" } ?? ""
      return "rediss://:quiet-hill@\(host):\(port)/2\(rest)"
    }

    func isCounting(_ port: Int) -> Bool {
      PlainHTTP(port: port).ask("GET", "/health")?.status == 200
    }
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func `counts in a Redis over TLS as in a plain one`(host: String) async throws {
    guard let place = try await Place() else { return }
    let address = place.address(host, trusting: place.certificate)
    let replicas = try (0..<2).map { _ in try place.proxy.start(["--shared", address]).port }
    for port in replicas {
      #expect(comesAbout(within: 30) { place.isCounting(port) })
    }
    let asker = place.proxy.asker
    let answers = (0..<8).map { asker.reply(to: "hello", key: "one", at: replicas[$0 % 2]) }
    #expect(answers.map { $0?.status } == Array(repeating: 200, count: 8))
    // Both know of the one question that was asked.
    #expect(place.proxy.asked.count == 1)
    #expect(try place.proxy.spent(at: replicas[0]) == place.proxy.spent(at: replicas[1]))
    #expect(try place.proxy.spent(at: replicas[1]) > 0)
  }

  @Test func `asks nobody where the certificate is not to be trusted`() async throws {
    guard let place = try await Place() else { return }
    let port = try place.proxy.start(["--shared", place.address("localhost", trusting: nil)]).port
    #expect(!place.isCounting(port))
    let answer = place.proxy.asker.reply(to: "hello", at: port)
    #expect(answer?.status == 503)
    #expect(answer?.body.contains("nobody answers at rediss://localhost") == true)
    #expect(answer?.body.contains("quiet-hill") == false)
    #expect(place.proxy.asked == [])
  }

  @Test(arguments: [
    "redis://h:1/0?authority=a", "rediss://h:1/0?other=a", "rediss://h:1/0?authority=",
    "http://h:1/0", "rediss://h:1/x",
  ])
  func `refuses what is no address`(text: String) {
    #expect(throws: RedisAddressError.self) { try RedisAddress(text) }
  }

  @Test func `shows an address without its password`() throws {
    let address = try RedisAddress("rediss://kim:secret@cache.example.org/4?authority=/a.pem")
    #expect(address.shown == "rediss://cache.example.org:6379/4")
    #expect(address.isEncrypted && address.authority == "/a.pem")
    #expect(try !RedisAddress("redis://cache.example.org").isEncrypted)
  }
}
