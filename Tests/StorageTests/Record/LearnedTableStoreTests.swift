import Storage
import Testing
import Training

struct LearnedTableStoreTests {
  private let folder = TestFolder()

  @Test func `remembers what columns tell until that is forgotten`() async throws {
    let database = try RecordDatabase(folder.folder)
    let store = RecordStore(database)
    let table = LearnedTable(["Tag", "km"], [.date, .kilometers])
    try await store.explain(LearnedTable(["Tag", "km"], [.date, .miles]))
    try await store.explain(table)
    #expect(try await store.tables() == [table])
    #expect(try await store.forgetTable(table.id))
    #expect(try await !store.forgetTable(table.id))
    #expect(try await store.tables() == [])
    database.close()
  }
}
