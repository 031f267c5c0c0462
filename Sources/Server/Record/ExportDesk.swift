import Exchange
import Foundation
import Screens

/// Tries the places that are to get each activity as files.
enum ExportDesk {
  /// Puts the list of what is done into a folder as it is there, or says why that fails.
  static func trial(_ wish: ExportAPI.Add) async -> (any Refusal)? {
    let place: any ExportPlace =
      if let user = wish.user {
        ExportAddress(wish.address, user: user, isAtHome: wish.isAtHome) { wish.password ?? "" }
      } else {
        ExportFolder(folder: URL(fileURLWithPath: wish.address, isDirectory: true))
      }
    do {
      let list = try await place.read(ExportService.ledger) ?? []
      try await place.write(list.isEmpty ? Array("{}".utf8) : list, ExportService.ledger)
      return nil
    } catch {
      return place.refusal(of: error)
    }
  }
}
