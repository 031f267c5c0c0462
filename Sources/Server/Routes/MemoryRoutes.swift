import Exchange
import Formats
import Foundation
import Hummingbird
import Integrations
import Screens
import Storage
import Training

/// What is remembered of somebody: `/api/v1/memory`.
struct MemoryRoutes {
  private static let longestBody = 16 * 1024

  let archive: Archive

  private var store: RecordStore { RecordStore(archive.database) }

  func add(to routes: RouterGroup<Visit>) {
    routes.get("memory") { _, _ in try await list() }
    routes.put("memory") { request, _ in try await remember(request) }
    routes.delete("memory/:key") { _, context in
      let key = try context.parameters.require("key")
      guard try await store.forget(key) else {
        throw Problem(.notFound, "nothing is remembered under \(key.prefix(100))")
      }
      return try await list()
    }
    routes.post("memory/undo") { _, _ in
      guard try await store.bringMemoryBack() else {
        throw Problem(.notFound, "nothing was forgotten that could come back")
      }
      return try await list()
    }
  }

  private func list() async throws -> Response {
    let items = try await RecordLibrary(archive.database).memory()
    return Response.written { json in
      json.object { json in
        json.array("items") { json in for item in items { item.write(to: &json) } }
        json.array("rows") { json in for item in items { row(item, &json) } }
      }
    }
  }

  /// An item as a page shows it.
  private func row(_ item: MemoryItem, _ json: inout JSONWriter) {
    let screen = MemoryScreen(
      item,
      said: LocalTime(item.updatedAt, offset: LocalTime(Date()).offset).day.daysSince1970
    )
    json.object { json in
      json.field("key", item.key)
      json.field("name", screen.name)
      json.field("value", screen.value)
      json.field("origin", screen.origin)
    }
  }

  /// Keeps an item, as programs write it or as somebody has typed it into a form.
  private func remember(_ request: Request) async throws -> Response {
    let body = try await request.bytes(upTo: Self.longestBody)
    let item: MemoryItem
    do {
      let json = try JSON.parse(body)
      let now = LocalTime(Date()).instant
      item = try json["what"] == nil ? MemoryItem(json, now) : MemoryItem(typed: json, at: now)
    } catch {
      throw Problem(.badRequest, "\(error)")
    }
    try await store.remember(item)
    return try await list()
  }
}

extension MemoryItem {
  /// An item as a program writes it, said now unless it says when.
  fileprivate init(_ json: JSON, _ now: Instant) throws(ShapeError) {
    guard case .object(let members) = json, json["updatedAt"] == nil else {
      try self.init(json)
      return
    }
    let time = JSON.Member("updatedAt", .string(now.text))
    try self.init(.object(members + [time]))
  }
}
