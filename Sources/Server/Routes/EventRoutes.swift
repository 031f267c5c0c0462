import Exchange
import Formats
import HTTPTypes
import Hummingbird
import NIOCore
import Storage

/// The events' lane: `/api/v1/events`.
struct EventRoutes {
  let events: EventStore
  let library: SessionLibrary

  func add(to routes: RouterGroup<Visit>) {
    routes.on(LinkAPI.Append.self) { asked, _, _ in try await append(asked) }
    routes.on(LinkAPI.Arrivals.self) { asked, _, _ in try await arrivals(asked) }
    routes.on(LinkAPI.Acked.self) { asked, _, _ in try await acked(asked) }
  }

  private func append(_ asked: LinkAPI.Append) async throws -> Response {
    let batch: EventBatch
    do { batch = try EventBatch(asked.lines, oldest: asked.oldest) } catch {
      throw Problem(
        .badRequest,
        error.description,
        JSON.Member("line", .number(Double(error.line)))
      )
    }
    switch try await events.append(batch) {
    case .acked(let seq): return Response(json: ["acked": .number(Double(seq))])
    case .gap(let expected):
      throw Problem(
        .conflict,
        "event \(batch.events[0].event.number) cannot be taken before event \(expected)",
        JSON.Member("expected", .number(Double(expected)))
      )
    case .conflict(let seq, let acked):
      throw Problem(
        .conflict,
        "event \(seq) is already stored with different content, which stays",
        JSON.Member("conflict", .number(Double(seq))),
        JSON.Member("acked", .number(Double(acked)))
      )
    }
  }

  /// Events of all sessions in order of arrival, for a full copy.
  private func arrivals(_ asked: LinkAPI.Arrivals) async throws -> Response {
    let arrivals = try await library.arrivals(after: asked.place)
    var bytes = ByteBuffer()
    for arrival in arrivals {
      bytes.writeBytes(arrival.line)
      bytes.writeInteger(UInt8(ascii: "\n"))
    }
    var headers: HTTPFields = [.contentType: SessionRoutes.lines]
    headers[.next] = String(arrivals.last?.number ?? asked.place)
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  private func acked(_ asked: LinkAPI.Acked) async throws -> Response {
    let acked = try await library.acked(asked.device)
    return Response(json: ["acked": .number(Double(acked))])
  }
}
