import Formats
import Foundation
import Testing

extension BrowserTests {
  /// The journal of a page, in the browser's own database.
  struct JournalTests {
    /// What a story that is told to a fresh store gives.
    private func told(_ script: String) async throws -> JSON {
      let answer = Answer()
      try await Journey.run { journey in
        try await journey.page.open("\(journey.server.address)metronome")
        await answer.take(
          try await journey.page.evaluate("(async () => { \(Self.tools) \(script) })()")
        )
      }
      return await answer.value
    }

    private actor Answer {
      private(set) var value = JSON.null
      func take(_ value: JSON) { self.value = value }
    }

    private static let tools = """
      const { JournalStore } = await import("/link/journal-store.js");
      const facts = (lines) => lines.map((line) => {
        const { device, seq, session, type, wall, payload: { n } } = JSON.parse(line.slice(9));
        const isMessage = type !== "opened" && type !== "sensed";
        return {
          device, seq, session, type, wall, isMessage, isGym: false,
          ...(n !== undefined && { n }), ...(type === "opened" && { opens: "run" }),
        };
      });
      let store = await JournalStore.open("test", facts);
      const line = (type = "sensed", n = store.nextSeq - 1) => "00000000 " + JSON.stringify({
        device: store.device, seq: store.nextSeq, session: "run-1", type, at: 0, wall: Date.now(),
        offset: 0, payload: n === null ? {} : { n },
      });
      const put = IDBObjectStore.prototype.put;
      const failing = (times, name) => {
        IDBObjectStore.prototype.put = function (...parameters) {
          if (times-- > 0) throw new DOMException("no", name);
          return put.apply(this, parameters);
        };
      };
      const numbers = (lines) => lines.map((line) => JSON.parse(line.slice(9)).seq);
      """

    @Test func `gives every line a number, and finds them again after a reload`() async throws {
      let found = try await told(
        """
        await store.append([line("opened")]);
        await store.append([line()], { durable: false });
        await store.append([line("voiceNote", null)]);
        const { device } = store;
        await store.close();
        store = await JournalStore.open("test", facts);
        return [store.device === device, store.nextSeq, numbers(await store.linesOf("run-1")),
          numbers(await store.own()), (await store.openSessions()).map(({ id }) => id)];
        """
      )
      #expect(found == [true, 4, [1, 2], [1, 2, 3], ["run-1"]])
    }

    @Test func `waits a second for company where nothing has to last at once`() async throws {
      let found = try await told(
        """
        const order = [];
        const later = store.append([line("opened")], { durable: false }).then(() => order.push("later"));
        const stored = async () => new Promise((resolve) => {
          const request = indexedDB.open("test");
          request.onsuccess = () => {
            const all = request.result.transaction("lines").objectStore("lines").count();
            all.onsuccess = () => { request.result.close(); resolve(all.result); };
          };
        });
        const before = await stored();
        const now = store.append([line()], { durable: true }).then(() => order.push("now"));
        await Promise.all([later, now]);
        return [before, await stored(), order];
        """
      )
      #expect(found == [0, 2, ["later", "now"]])
    }

    @Test func `loses nothing that is said while another line is written`() async throws {
      let found = try await told(
        """
        const kept = [];
        for (let count = 0; count < 50; count += 1) {
          kept.push(store.append([line(count ? "sensed" : "opened")], { durable: count % 3 > 0 }));
          if (count % 7 === 0) await kept[count];
        }
        await Promise.all(kept);
        await store.close();
        store = await JournalStore.open("test", facts);
        return numbers(await store.own());
        """
      )
      #expect(found.array?.compactMap(\.integer) == Array(1...50))
    }

    @Test func `opens a dead handle again`() async throws {
      let found = try await told(
        """
        const kept = [];
        for (let death = 0; death < 100; death += 1) {
          failing(1, "UnknownError");
          kept.push((await store.append([line(death ? "sensed" : "opened")])).kept);
        }
        return [new Set(kept).size, kept[0], (await store.own()).length, store.trouble];
        """
      )
      #expect(found == [1, "disk", 100, nil])
    }

    @Test func `holds lines in memory while the disk is full, and writes them when it is not`()
      async throws
    {
      let found = try await told(
        """
        await store.append([line("opened")]);
        failing(1e9, "QuotaExceededError");
        const full = await store.append([line()]);
        const mine = numbers(await store.own());
        failing(0);
        const free = await store.append([line()]);
        await store.close();
        store = await JournalStore.open("test", facts);
        return [full, mine, free, numbers(await store.own())];
        """
      )
      #expect(
        found == [
          ["kept": "memory", "trouble": "full"], [1, 2], ["kept": "disk"], [1, 2, 3],
        ]
      )
    }

    @Test func `holds hours of lines without a disk, and loses none of them`() async throws {
      let found = try await told(
        """
        await store.append([line("opened")]);
        failing(1e9, "QuotaExceededError");
        // More than goes to the disk at once, and than is remembered of what is there.
        for (let second = 0; second < 3700; second += 1) store.append([line()], { durable: false });
        const full = await store.flush();
        const held = (await store.own()).length;
        failing(0);
        const free = await store.append([line()]);
        await store.close();
        store = await JournalStore.open("test", facts);
        const kept = numbers(await store.linesOf("run-1"));
        return [full.kept, held, free, kept.length, kept.every((seq, place) => seq === place + 1)];
        """
      )
      #expect(found == ["memory", 3701, ["kept": "disk"], 3702, true])
    }

    @Test func `writes down again what is remembered when the site's data was cleared`()
      async throws
    {
      let found = try await told(
        """
        await store.append([line("opened")]);
        await store.append([line()]);
        const { device } = store;
        await new Promise((resolve) => {
          const request = indexedDB.deleteDatabase("test");
          request.onsuccess = resolve;
        });
        const kept = await store.append([line()]);
        await store.close();
        store = await JournalStore.open("test", facts);
        return [kept, store.device === device, numbers(await store.linesOf("run-1"))];
        """
      )
      #expect(found == [["kept": "disk"], true, [1, 2, 3]])
    }

    @Test func `lets one page write at a time`() async throws {
      let found = try await told(
        """
        const other = await JournalStore.open("test", facts);
        const refused = await other.append([line("opened")]);
        await store.close();
        const third = await JournalStore.open("test", facts);
        return [refused, third.trouble, (await third.own()).length];
        """
      )
      #expect(found == [["kept": "memory", "trouble": "elsewhere"], nil, 0])
    }

    @Test func `deletes a discarded run once the server has its last line`() async throws {
      let found = try await told(
        """
        await store.append([line("opened")]);
        await store.append([line()]);
        await store.confirm(1);
        await store.discard("run-1");
        const waiting = [numbers(await store.own()), await store.discarded()];
        await store.confirm(2);
        const gone = await store.discarded();
        await store.erase("run-1");
        return [waiting, gone, (await store.everything()).length, store.nextSeq,
          await store.discarded()];
        """
      )
      #expect(found == [[[2], []], ["run-1"], 0, 3, []])
    }

    @Test func `prunes what is confirmed and old`() async throws {
      let found = try await told(
        """
        const old = (text) => text.replace(/"wall":[0-9]+/, `"wall":${Date.now() - 40 * 86400000}`);
        await store.append([old(line("opened"))]);
        await store.append([old(line())]);
        await store.append([line()]);
        await store.confirm(3);
        await store.prune();
        const open = (await store.everything()).length;
        await store.settle("run-1");
        await store.prune();
        return [open, numbers(await store.everything())];
        """
      )
      #expect(found == [3, [3]])
    }
  }
}
