import Exchange
import HTTPTypes
import Hummingbird
import NIOCore
import Record
import Storage
import Training

/// Gives the plan to calendars that subscribe to it: `GET /calendar/SECRET.ics`.
struct PlanFeedRoute {
  let record: LocalRecord

  func add(to routes: some RouterMethods<Visit>) {
    routes.on(CalendarAPI.feed) { _, context in
      let file = try context.parameters.require("file")
      let secret = file.hasSuffix(".ics") ? String(file.dropLast(4)) : ""
      let now = record.now
      // Whoever guesses learns nothing: a wrong secret is a page that is not there.
      guard secret.utf8.count == 48,
        try await CalendarStore(record.database).opens(
          secret,
          now: Int64(now.instant.secondsSince1970)
        )
      else { throw Problem(.notFound, "there is no calendar here") }
      let bytes = try await record.planFile()
      return Response(
        status: .ok,
        headers: [
          .contentType: "text/calendar; charset=utf-8", .cacheControl: "private, no-store",
        ],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
      )
    }
  }
}
