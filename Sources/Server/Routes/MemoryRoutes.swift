import Exchange
import Formats
import Foundation
import Hummingbird
import Storage
import Training

/// What is remembered of somebody: `/api/v1/memory`.
struct MemoryRoutes {
  private static let longestBody = 16 * 1024

  let archive: Archive

  private var store: RecordStore { RecordStore(archive.vault) }

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
    let items = try await RecordLibrary(archive.vault).memory()
    return Response.written { json in
      json.object { json in
        json.array("items") { json in for item in items { item.write(to: &json) } }
      }
    }
  }

  private func remember(_ request: Request) async throws -> Response {
    let body = try await request.bytes(upTo: Self.longestBody)
    let item: MemoryItem
    do {
      var json = try JSON.parse(body)
      if case .object(let members) = json, json["updatedAt"] == nil {
        let now = DateTime(secondsSince1970: Date().timeIntervalSince1970).text
        json = .object(members + [JSON.Member("updatedAt", .string(now))])
      }
      item = try MemoryItem(json)
    } catch {
      throw Problem(.badRequest, "\(error)")
    }
    try await store.remember(item)
    return try await list()
  }
}
