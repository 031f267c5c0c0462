import Coaching
import Testing
import Training

/// R4 of the reliability requirements, and what the lanes promise.
struct LinkTests {
  @Test(arguments: 0..<40)
  func `loses nothing, doubles nothing and keeps the order between two devices`(block: Int) {
    for number in 0..<50 {
      var network = BadNetwork(seed: UInt64(block * 50 + number))
      network.live(trouble: 200)
      #expect(network.ends[0].taken == network.ends[1].said)
      #expect(network.ends[1].taken == network.ends[0].said)
      #expect(network.ends[0].said.count > 5 && network.ends[1].said.count > 5)
    }
  }

  @Test(arguments: 0..<20)
  func `loses nothing over a server that fails at every moment`(block: Int) {
    for number in 0..<50 {
      let seed = UInt64(block * 50 + number)
      var network = RelayNetwork(seed: seed, devices: 2 + number % 2, restoresOldCopies: false)
      network.live(trouble: 150)
      expectAgreement(network)
    }
  }

  @Test(arguments: 0..<10)
  func `gives a server that came back from an old copy what it lacks`(block: Int) {
    for number in 0..<50 {
      let seed = UInt64(block * 50 + number)
      var network = RelayNetwork(seed: seed, devices: 2, restoresOldCopies: true)
      network.live(trouble: 150)
      expectAgreement(network)
    }
  }

  /// Every device has, of every other, exactly what it said, in its order; and so has the server.
  private func expectAgreement(_ network: RelayNetwork) {
    for end in network.ends {
      #expect(network.stored.filter { $0.device == end.device } == end.said)
      for other in network.ends where other.device != end.device {
        #expect(other.taken.filter { $0.device == end.device } == end.said)
      }
      #expect(end.link.outbox.count == 0)
    }
  }

  // MARK: The lane of events

  private func item(_ number: Int64) -> Numbered<String> {
    Numbered(device: DeviceID(bits: 7), number: number, item: "event \(number)")
  }

  private func opened(_ numbers: ClosedRange<Int64>) -> Outbox<String> {
    var outbox = Outbox(waiting: numbers.map { item($0) })
    _ = outbox.handle(.opened(true), at: .zero)
    return outbox
  }

  @Test func `sends at most five hundred at once, in order`() {
    var outbox = Outbox(waiting: (1...1200).map { item($0) })
    let first = outbox.handle(.opened(true), at: .zero)
    #expect(first == [.send((1...500).map { item($0) }, jumps: false)])
    #expect(outbox.handle(.queue(item(1201)), at: .seconds(1)) == [])
    let second = outbox.handle(.acknowledged(500), at: .seconds(1))
    #expect(second == [.send((501...1000).map { item($0) }, jumps: false)])
    #expect(outbox.count == 701)
  }

  @Test func `goes back to what is expected`() {
    var outbox = opened(1...5)
    #expect(
      outbox.handle(.expected(3), at: .seconds(1))
        == [.send((3...5).map { item($0) }, jumps: false)]
    )
  }

  @Test func `sends the same again when nobody answers`() {
    var outbox = opened(1...2)
    var sent: [Int] = []
    for second in 1...120 where outbox.handle(.second, at: .seconds(second)) != [] {
      sent.append(second)
    }
    // Ten seconds of patience each time, and a pause that doubles up to thirty seconds.
    #expect(sent.count >= 3 && sent.count <= 7)
    #expect(zip(sent, sent.dropFirst()).allSatisfy { $1 - $0 >= 10 })
  }

  @Test func `waits longer after each refusal, and not at all once it is connected again`() {
    var outbox = opened(1...1)
    var pauses: [Int] = []
    var second = 0
    for _ in 0..<7 {
      _ = outbox.handle(.failed, at: .seconds(second))
      let failed = second
      repeat { second += 1 } while outbox.handle(.second, at: .seconds(second)) == []
      pauses.append(second - failed)
    }
    #expect(pauses[0] <= 2 && pauses[6] >= 22 && pauses[6] <= 38)
    _ = outbox.handle(.failed, at: .seconds(second))
    _ = outbox.handle(.opened(false), at: .seconds(second))
    #expect(outbox.handle(.opened(true), at: .seconds(second)) != [])
  }

  @Test func `says which of two events under one number stands`() {
    var outbox = opened(1...3)
    let effects = outbox.handle(.conflict(2, acknowledged: 2), at: .seconds(1))
    #expect(effects == [.conflicted(2), .send([item(3)], jumps: false)])
  }

  @Test func `says so when what is expected exists no more`() {
    var outbox = Outbox(acknowledged: 60, waiting: [item(61)])
    _ = outbox.handle(.opened(true), at: .zero)
    #expect(outbox.handle(.expected(3), at: .seconds(1)) == [.recall(from: 3)])
    #expect(
      outbox.handle(.recalled([item(50), item(51)]), at: .seconds(1))
        == [.send([item(50), item(51), item(61)], jumps: true)]
    )
  }

  @Test func `takes each number once and asks for what is missing`() {
    var inbox = Inbox()
    let device = DeviceID(bits: 3)
    #expect(inbox.receive(1, of: device) == .new)
    #expect(inbox.receive(2, of: device) == .new)
    #expect(inbox.receive(5, of: device) == .gap(expected: 3))
    #expect(inbox.receive(2, of: device) == .duplicate(acknowledged: 2))
    #expect(inbox.receive(3, of: device) == .new)
    #expect(inbox.receive(1, of: DeviceID(bits: 2)) == .new)
    #expect(inbox.last(of: device) == 3)
    #expect(inbox.receive(9, of: device, skips: true) == .new)
  }

  // MARK: The live lane

  @Test func `lets the newest win`() {
    var lane = LiveLane<String>()
    #expect(lane.offer("a", at: .zero) == nil)
    #expect(lane.open(true, at: .zero)?.item == "a")
    #expect(lane.offer("b", at: .seconds(1)) == nil)
    #expect(lane.offer("c", at: .seconds(2)) == nil)
    #expect(lane.answered(at: .seconds(2))?.item == "c")
    #expect(lane.answered(at: .seconds(3)) == nil)
  }

  @Test func `drops what is stale`() {
    var lane = LiveLane<String>()
    _ = lane.offer("old", at: .zero)
    #expect(lane.open(true, at: .seconds(11)) == nil)
  }

  @Test func `waits for no answer for ever`() {
    var lane = LiveLane<String>()
    _ = lane.open(true, at: .zero)
    #expect(lane.offer("a", at: .zero)?.item == "a")
    #expect(lane.offer("b", at: .seconds(9)) == nil)
    #expect(lane.answeredLate(at: .seconds(10))?.item == "b")
  }

  @Test func `shows nothing older than what it has shown`() {
    var lane = LiveLane<String>()
    let device = DeviceID(bits: 3)
    #expect([3, 2, 3, 4].map { lane.takes($0, of: device) } == [true, false, false, true])
  }

  // MARK: The lane of files

  @Test func `sends a file in chunks while it is recorded, and has it joined`() {
    var lane = FileLane()
    #expect(lane.handle(.opened(true), at: .zero) == [])
    #expect(lane.handle(.recorded("note", chunk: 0), at: .zero) == [.put("note", chunk: 0)])
    #expect(lane.handle(.recorded("note", chunk: 1), at: .seconds(1)) == [])
    #expect(lane.handle(.stored("note", chunk: 0), at: .seconds(1)) == [.put("note", chunk: 1)])
    #expect(lane.handle(.stored("note", chunk: 1), at: .seconds(2)) == [])
    #expect(
      lane.handle(.finished("note", hash: "h"), at: .seconds(3)) == [.join("note", chunks: 2)]
    )
    #expect(lane.count == 1)
    #expect(lane.handle(.joined("note", hash: "h"), at: .seconds(4)) == [.delivered("note")])
    #expect(lane.count == 0)
  }

  @Test func `asks after a restart what is there and sends the rest`() {
    var lane = FileLane()
    _ = lane.handle(.found("note", chunks: 3, hash: "h"), at: .zero)
    #expect(lane.handle(.opened(true), at: .zero) == [.ask("note")])
    #expect(
      lane.handle(.holds("note", chunks: [0, 2]), at: .seconds(1)) == [.put("note", chunk: 1)]
    )
    #expect(lane.handle(.stored("note", chunk: 1), at: .seconds(1)) == [.join("note", chunks: 3)])
    #expect(lane.handle(.lacks("note", chunks: [2]), at: .seconds(1)) == [.put("note", chunk: 2)])
  }

  @Test func `sends everything again when the whole is not what was recorded`() {
    var lane = FileLane()
    _ = lane.handle(.found("note", chunks: 1, hash: "h"), at: .zero)
    _ = lane.handle(.opened(true), at: .zero)
    _ = lane.handle(.holds("note", chunks: [0]), at: .zero)
    #expect(
      lane.handle(.joined("note", hash: "other"), at: .seconds(1)) == [.put("note", chunk: 0)]
    )
  }

  @Test(arguments: 0..<200)
  func `brings every file over, whatever fails`(number: Int) {
    var seed = Seed(UInt64(number))
    var lane = FileLane(seed: seed.next())
    var there: [Set<Int>] = [[], [], []]
    var delivered: [String] = []
    var pending: [FileLane.Effect] = []
    var (recorded, life) = ([0, 0, 0], 0)
    for tick in 0..<4000 where delivered.count < 3 {
      let now = Duration.milliseconds(tick * 250)
      let isBad = tick < 1000
      if tick % 8 == 0, let file = recorded.firstIndex(where: { $0 < 5 }) {
        recorded[file] += 1
        pending += lane.handle(.recorded("f\(file)", chunk: recorded[file] - 1), at: now)
        if recorded[file] == 5 { pending += lane.handle(.finished("f\(file)", hash: "h"), at: now) }
      }
      if isBad, seed.below(100) == 0 {
        life += 1
        lane = FileLane(seed: seed.next())
        pending = []
        for file in 0..<3 where recorded[file] > 0 && !delivered.contains("f\(file)") {
          let hash = recorded[file] == 5 ? "h" : nil
          _ = lane.handle(.found("f\(file)", chunks: recorded[file], hash: hash), at: now)
        }
        pending += lane.handle(.opened(true), at: now)
      }
      if tick == 0 { pending += lane.handle(.opened(true), at: now) }
      let sent = pending
      pending = lane.handle(.second, at: now)
      for effect in sent {
        if case .delivered(let id) = effect {
          delivered.append(id)
          continue
        }
        if isBad, seed.below(3) == 0 { continue }
        let answer: FileLane.Event
        switch effect {
        case .ask(let id): answer = .holds(id, chunks: there[file(id)].sorted())
        case .put(let id, let chunk):
          there[file(id)].insert(chunk)
          answer = .stored(id, chunk: chunk)
        case .join(let id, let count):
          let missing = (0..<count).filter { !there[file(id)].contains($0) }
          answer = missing.isEmpty ? .joined(id, hash: "h") : .lacks(id, chunks: missing)
        case .delivered: continue
        }
        if isBad, seed.below(3) == 0 { continue }
        pending += lane.handle(isBad && seed.below(9) == 0 ? .failed : answer, at: now)
      }
    }
    #expect(delivered.sorted() == ["f0", "f1", "f2"])
    #expect(there == [Set(0..<5), Set(0..<5), Set(0..<5)])
  }

  private func file(_ id: String) -> Int { Int(id.dropFirst()) ?? 0 }

  // MARK: The other device

  @Test func `waits for the other device, finds it and loses it after ten seconds`() {
    var link = Link<String, String>()
    #expect(link.peer == .waiting)
    let device = DeviceID(bits: 3)
    #expect(
      link.handle(.glanced("a", number: 1, of: device), at: .seconds(1))
        == [.peer(.here), .show("a", of: device)]
    )
    #expect(link.handle(.second, at: .milliseconds(10_900)) == [])
    #expect(link.handle(.second, at: .seconds(11)) == [.peer(.lost)])
    #expect(link.handle(.heard, at: .seconds(12)) == [.peer(.here)])
  }
}
