import Exchange
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// Says how the server is doing, for Prometheus and its like: `GET /metrics`.
struct MetricsRoute {
  let events: EventStore
  let library: SessionLibrary
  let devices: DeviceStore
  let hub: LiveHub
  let tally: Tally
  let start = ContinuousClock.now

  func add(to routes: RouterGroup<Visit>) {
    routes.on(ServerAPI.metrics) { _, _ in
      Response(
        status: .ok,
        headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: try await text()))
      )
    }
  }

  private func text() async throws -> String {
    var page = MetricsPage()
    page.add(
      "pacesetter_build_info",
      "gauge",
      "Which Pacesetter this is.",
      [
        ("version=\"\(Release.version)\"", 1)
      ]
    )
    page.add(
      "pacesetter_uptime_seconds",
      "gauge",
      "How long the server has been up.",
      [
        ("", Double((ContinuousClock.now - start).components.seconds))
      ]
    )
    page.add(
      "pacesetter_answers_total",
      "counter",
      "Answers of the router, by status.",
      tally.answers.map { ("status=\"\($0.0)\"", Double($0.1)) }
    )
    page.add(
      "pacesetter_live_messages_total",
      "counter",
      "Live messages that were passed on.",
      [
        ("", Double(tally.messages))
      ]
    )
    page.add(
      "pacesetter_live_streams",
      "gauge",
      "Screens that listen.",
      [
        ("", Double(await hub.count()))
      ]
    )
    let work = await events.work
    page.add(
      "pacesetter_events_total",
      "counter",
      "Events taken since the start.",
      [
        ("", Double(work.events))
      ]
    )
    page.add(
      "pacesetter_commits_total",
      "counter",
      "Commits that took them.",
      [
        ("", Double(work.commits))
      ]
    )
    let extent = try await library.extent()
    page.add(
      "pacesetter_sessions",
      "gauge",
      "Sessions that are kept.",
      [
        ("", Double(extent.sessions))
      ]
    )
    page.add(
      "pacesetter_session_events",
      "gauge",
      "Events of sessions that are kept.",
      [
        ("", Double(extent.events))
      ]
    )
    page.add(
      "pacesetter_paired_devices",
      "gauge",
      "Devices that were let in.",
      [
        ("", Double(try await devices.devices().count))
      ]
    )
    if let (bytes, seconds) = Self.process() {
      page.add("process_resident_memory_bytes", "gauge", "Memory in use.", [("", bytes)])
      page.add("process_cpu_seconds_total", "counter", "Processor time used.", [("", seconds)])
    }
    return page.text
  }

  /// The memory and processor time of this process, if the system reports them.
  private static func process() -> (bytes: Double, seconds: Double)? {
    // Only Linux reports it there.
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    let seconds = [usage.ru_utime, usage.ru_stime].map {
      Double($0.tv_sec) + Double($0.tv_usec) / 1e6
    }
    return (pages * Double(sysconf(Int32(_SC_PAGESIZE))), seconds[0] + seconds[1])
  }
}
