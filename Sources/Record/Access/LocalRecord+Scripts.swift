public import Exchange
import Screens
import Storage

extension LocalRecord {
  static let scriptRequests: [any RecordRequest.Type] = [
    ScriptAPI.List.self, ScriptAPI.Get.self, ScriptAPI.Keep.self, ScriptAPI.Delete.self,
  ]
}

extension ScriptAPI.List: RecordRequest {
  /// Every script.
  public func answer(from record: LocalRecord) async throws -> ScriptList {
    ScriptList(try await record.library.scripts())
  }
}

extension ScriptAPI.Get: RecordRequest {
  /// The script of that name.
  public func answer(from record: LocalRecord) async throws -> OwnScript {
    guard let script = try await record.library.script(named: name) else {
      throw record.missing(KeptRefusal.noScript(name.inSentence))
    }
    return script
  }
}

extension ScriptAPI.Keep: RecordRequest {
  /// Every script with this one.
  public func answer(from record: LocalRecord) async throws -> ScriptList {
    try await record.store.keep(script)
    return try await record.ask(ScriptAPI.List())
  }
}

extension ScriptAPI.Delete: RecordRequest {
  /// Every script that is left.
  public func answer(from record: LocalRecord) async throws -> ScriptList {
    guard try await record.store.remove(script: name) else {
      throw record.missing(KeptRefusal.noScript(name.inSentence))
    }
    return try await record.ask(ScriptAPI.List())
  }
}
