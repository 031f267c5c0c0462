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
    routes.post("events") { request, _ in try await append(request) }
    routes.get("events") { request, _ in try await arrivals(request) }
    routes.get("events/acked") { request, _ in try await acked(request) }
  }

  private func append(_ request: Request) async throws -> Response {
    let oldest = try request.number("oldest", in: 1...(1 << 53))
    let body = try await request.bytes(upTo: EventBatch.longest, of: "a batch of events")
    let batch: EventBatch
    do { batch = try EventBatch(body, oldest: oldest) } catch {
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
  private func arrivals(_ request: Request) async throws -> Response {
    let after = try request.number("after", in: 0...(1 << 53)) ?? 0
    let arrivals = try await library.arrivals(after: after)
    var bytes = ByteBuffer()
    for arrival in arrivals {
      bytes.writeBytes(arrival.line)
      bytes.writeInteger(UInt8(ascii: "\n"))
    }
    var headers: HTTPFields = [.contentType: SessionRoutes.lines]
    headers[.next] = String(arrivals.last?.number ?? after)
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
  }

  private func acked(_ request: Request) async throws -> Response {
    guard let device = request.uri.queryParameters["device"], LinkEvent.canName(device: device)
    else {
      throw Problem(.badRequest, "\"device\" is missing or wrong, expected 16 hexadecimal digits")
    }
    let acked = try await library.acked(String(device))
    return Response(json: ["acked": .number(Double(acked))])
  }
}
