import Foundation
import GRDB
import Training

/// Finds the exercises of the record by the names that they have here.
struct LiftSearch {
  // What a set says of its exercise, with the name here in small letters.
  private let lifts: [(written: String, name: String)]

  init(_ names: ExerciseNames, _ db: Database) throws {
    let sql =
      "SELECT DISTINCT program, exercise FROM lift JOIN strength ON strength.id = lift.strength"
    lifts = try Row.fetchAll(db, sql: sql).map { row in
      let (program, exercise) = (row[0] as String, row[1] as String)
      let name = names.name(of: exercise, in: program).name
      return ("\(program)\n\(exercise)", name.lowercased())
    }
  }

  /// Those whose names have a word in them, as a JSON array of programs and exercises, each on a line.
  func names(with word: String) throws -> String {
    let word = word.lowercased()
    let found = lifts.filter { $0.name.contains(word) }.map(\.written)
    return String(decoding: try JSONEncoder().encode(found), as: UTF8.self)
  }
}
