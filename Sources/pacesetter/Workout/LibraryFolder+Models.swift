import Integrations
import Prompts
import Record
import Screens

extension LibraryFolder {
  /// The way to language models, with the prices that came with the program.
  static var models: ModelAccess {
    let client = ModelClient()
    return ModelAccess(prices: prices) { request, limit throws(ModelError) in
      try await client.complete(request, within: limit)
    }
  }

  private static var prices: ModelTable {
    // Without the table every model counts as very dear.
    guard let folder = try? find(nil), let bytes = try? FileBytes.read(folder + "/models.json")
    else {
      return .unknown
    }
    return ModelTable(bytes) ?? .unknown
  }
}
