import Storage
import Testing

struct DataFolderTests {
  @Test(
    arguments: [
      ([:], nil), (["HOME": "/home/kim"], "/home/kim/.local/share/pacesetter"),
      (["HOME": "/home/kim", "XDG_DATA_HOME": "/data"], "/data/pacesetter"),
      (["HOME": "/home/kim", "XDG_DATA_HOME": "data"], "/home/kim/.local/share/pacesetter"),
      (["HOME": "/home/kim", "XDG_DATA_HOME": ""], "/home/kim/.local/share/pacesetter"),
      (["STATE_DIRECTORY": "/var/lib/pacesetter:/var/lib/x", "HOME": "/"], "/var/lib/pacesetter"),
      (["PACESETTER_DATA": "/mnt/runs", "STATE_DIRECTORY": "/x"], "/mnt/runs"),
      (["HOME": "x"], nil),
    ] as [([String: String], String?)]
  )
  func `lies where the system keeps such things`(environment: [String: String], path: String?) {
    let folder = Result { try DataFolder.usual(environment: environment) }
    switch folder {
    case .success(let folder): #expect(folder.path == path)
    case .failure(let error): #expect(path == nil && error as? StorageError == .noHome)
    }
  }

  @Test func `lies where its owner says`() throws {
    let environment = ["PACESETTER_DATA": "/mnt/runs"]
    #expect(try DataFolder.usual(given: "/here", environment: environment).path == "/here")
  }
}
