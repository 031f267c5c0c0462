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

  /// Those whose names have what is looked for in them, as a JSON array of programs and exercises, each on
  /// a line; the name of a sport only where a word begins with it.
  func names(with term: HistorySearch.Term) throws -> String {
    let start = term.kind == nil ? "" : " "
    let found = lifts.filter { (" " + $0.name).contains(start + term.text) }.map(\.written)
    return String(decoding: try JSONEncoder().encode(found), as: UTF8.self)
  }
}
