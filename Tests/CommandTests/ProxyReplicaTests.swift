import Foundation
import Synchronization
import Testing

/// Three replicas of the proxy behind nginx, with one Redis: they act as one, also while one of them dies.
@Suite(.serialized)
struct ProxyReplicaTests {
  // What the provider's answer costs with the default model, in millionths of a US dollar:
  // 1000 tokens in at 1 dollar and 40 tokens out at 5 dollars a million.
  private static let price = 1200

  /// Says why nothing is tested where a program is missing.
  private static func programs() -> (redis: String, nginx: String)? {
    guard let redis = ProxyPlace.program("redis-server"), let nginx = ProxyPlace.program("nginx"),
      ProxyPlace.program("python3") != nil
    else {
      print(
        "skipped: redis-server, nginx or python3 is not installed; 'make setup-test' installs them"
      )
      return nil
    }
    return (redis, nginx)
  }

  private static let roomy = [
    "--per-minute", "100000", "--per-day", "100000", "--day-cap", "1000", "--month-cap", "1000",
  ]

  private struct Club {
    let place: ProxyPlace
    let front: Int
    let replicas: [(port: Int, child: Child)]

    init(
      _ redis: String,
      _ nginx: String,
      milliseconds: Int,
      limits: [String] = ProxyReplicaTests.roomy
    ) throws {
      place = try ProxyPlace(milliseconds: milliseconds)
      let folder = place.scratch.url.path
      let shared = ProxyPlace.freePort()
      try place.run(
        redis,
        ["--port", "\(shared)", "--bind", "127.0.0.1", "--save", "", "--dir", folder]
      )
      let place = place
      replicas = try (0..<3).map { _ in
        try place.start(["--shared", "redis://127.0.0.1:\(shared)/3"] + limits)
      }
      front = ProxyPlace.freePort()
      // The very file that is deployed, with the ports and folders of this test.
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Deploy/proxy/nginx.conf")
      var text = try String(contentsOf: file, encoding: .utf8)
        .replacingOccurrences(of: "127.0.0.1:8090", with: "127.0.0.1:\(front)")
      for (index, replica) in replicas.enumerated() {
        text = text.replacingOccurrences(
          of: "127.0.0.1:809\(index + 1)",
          with: "127.0.0.1:\(replica.port)"
        )
      }
      let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map { "\($0)_temp_path \(folder)/\($0);" }.joined(separator: "\n")
      text = text.replacingOccurrences(of: "http {", with: "http {\n\(folders)")
      try Data(text.utf8).write(to: place.scratch.url.appendingPathComponent("nginx.conf"))
      try place.run(
        nginx,
        [
          "-p", folder, "-c", folder + "/nginx.conf", "-g",
          "daemon off; master_process off; pid \(folder)/pid; error_log \(folder)/errors;",
        ]
      )
      let front = front
      try #require(
        comesAbout(within: 30) {
          PlainHTTP(port: front).ask("GET", "/health")?.body.contains(#""shared":"redis""#) == true
        }
      )
    }
  }

  /// Asks many times at once, each again with its key until it is answered.
  private func storm(
    _ count: Int,
    atOnce: Int,
    _ ask: @escaping @Sendable (Int) -> PlainHTTP.Answer?,
    after: (count: Int, act: @Sendable () -> Void)? = nil
  ) -> [String] {
    let answers = Mutex([String](repeating: "", count: count))
    let done = Mutex(0)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = atOnce
    for number in 0..<count {
      queue.addOperation {
        for _ in 0..<20 {
          guard let answer = ask(number), answer.status == 200 else {
            letRun(for: .milliseconds(200))
            continue
          }
          answers.withLock { $0[number] = answer.body }
          break
        }
        let before = done.withLock { done in
          done += 1
          return done
        }
        if let after, before == after.count { after.act() }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    return answers.withLock { $0 }
  }

  @Test func `answers every request once and counts every cent once while a replica is killed`()
    throws
  {
    guard let programs = Self.programs() else { return }
    let club = try Club(programs.redis, programs.nginx, milliseconds: 150)
    let (asker, front, victim) = (club.place.asker, club.front, club.replicas[1].child)
    let answers = storm(
      200,
      atOnce: 20,
      { asker.reply(to: "thought number \($0)", key: "key-\($0)", at: front) },
      after: (60, { victim.kill() })
    )
    #expect(!victim.isRunning)
    #expect(answers.filter { $0.contains("Drop your shoulders") }.count == 200)
    // The same again: the same bytes, and nobody is asked or charged.
    let asked = club.place.asked.count
    let again = storm(200, atOnce: 20) {
      asker.reply(to: "thought number \($0)", key: "key-\($0)", at: front)
    }
    #expect(again == answers)
    #expect(club.place.asked.count == asked)
    #expect(Set(club.place.asked).count == 200)
    // Only what was on its way through the dead replica may have been asked a second time.
    #expect(asked <= 200 + 20)
    #expect(try club.place.spent(at: club.replicas[0].port) == 200 * Self.price)
    #expect(try club.place.spent(at: club.replicas[2].port) == 200 * Self.price)
    print("asked the provider \(asked) times for 200 requests, with one replica of three killed")
  }

  @Test func `asks the provider once for one key that comes twenty times at once`() throws {
    guard let programs = Self.programs() else { return }
    let club = try Club(programs.redis, programs.nginx, milliseconds: 300)
    let (asker, front) = (club.place.asker, club.front)
    let answers = storm(20, atOnce: 20) { _ in
      asker.reply(to: "only once", key: "one", at: front)
    }
    #expect(Set(answers).count == 1 && answers[0].contains("Drop your shoulders"))
    #expect(club.place.asked.count == 1)
    #expect(try club.place.spent(at: club.replicas[0].port) == Self.price)
  }

  @Test func `holds a device to its limit on all replicas together`() throws {
    guard let programs = Self.programs() else { return }
    let limits = ["--per-minute", "1000", "--per-day", "7", "--day-cap", "100"]
    let club = try Club(programs.redis, programs.nginx, milliseconds: 5, limits: limits)
    // What the provider could not answer counts for nothing.
    for number in 0..<9 {
      let failed = club.place.asker.reply(to: "nobody is there \(number)", at: club.front)
      #expect(failed?.status == 503)
    }
    let ports = club.replicas.map { $0.port }
    let answers = (0..<12).map { number in
      club.place.asker.reply(to: "thought \(number)", key: "key-\(number)", at: ports[number % 3])
    }
    #expect(
      answers.map { $0?.status } == Array(repeating: 200, count: 7)
        + Array(repeating: 429, count: 5)
    )
    #expect(answers.last??.body.contains("you have used your 7 requests for today") == true)
    let other = club.place.asker.reply(to: "another thought", key: "key-1", at: ports[2])
    #expect(other?.status == 409)
    #expect(try club.place.spent(at: ports[0]) == 7 * Self.price)
  }

  @Test func `passes no cap, not even with fifty requests at once on three replicas`() throws {
    guard let programs = Self.programs() else { return }
    // As much as a few requests can cost at most; each is settled for less.
    let limits = ["--per-minute", "1000", "--per-day", "1000", "--day-cap", "0.2"]
    let club = try Club(programs.redis, programs.nginx, milliseconds: 50, limits: limits)
    let (asker, front) = (club.place.asker, club.front)
    let statuses = Mutex<[Int]>([])
    DispatchQueue.concurrentPerform(iterations: 50) { number in
      let status = asker.reply(to: "thought \(number)", at: front)?.status ?? 0
      statuses.withLock { $0.append(status) }
    }
    let granted = statuses.withLock { $0.filter { $0 == 200 }.count }
    #expect(Set(statuses.withLock { $0 }).isSubset(of: [200, 429]) && granted > 0)
    #expect(club.place.asked.count == granted)
    #expect(try club.place.spent(at: club.replicas[1].port) == granted * Self.price)
    #expect(granted * Self.price <= 200_000)
  }
}
