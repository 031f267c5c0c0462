import Exchange
import Formats
import Testing
import Training

struct MindSettingsTests {
  private func change(_ text: String) throws -> MindChange {
    try MindChange(try JSON.parse(Array(text.utf8)))
  }

  @Test func `keeps settings and comes back to them`() throws {
    let settings = MindSettings(
      provider: .compatible,
      address: "http://127.0.0.1:11434/v1",
      model: "qwen3",
      isFree: true,
      dayCap: 20_000,
      monthCap: 1_000_000,
      switches: PrivacySwitches(sharing: [.words, .thisRun])
    )
    #expect(try MindSettings(try JSON.parse(Array(settings.text.utf8))) == settings)
    #expect(try MindSettings(.object([])) == MindSettings())
  }

  @Test func `changes what is named and nothing else`() throws {
    var settings = MindSettings(provider: .anthropic, dayCap: 7)
    try change(#"{"shared":["memory"]}"#).apply(to: &settings)
    #expect(settings.provider == .anthropic && settings.dayCap == 7)
    #expect(settings.switches.list == [.memory])
    try change(#"{"shared":[],"monthCap":1.5}"#).apply(to: &settings)
    #expect(settings.switches.list == [] && settings.monthCap == 1_500_000)
  }

  @Test func `begins anew with another provider`() throws {
    var settings = MindSettings(
      provider: .compatible,
      address: "http://h",
      model: "x",
      isFree: true
    )
    try change(#"{"provider":"anthropic"}"#).apply(to: &settings)
    #expect(
      settings.address == "https://api.anthropic.com" && settings.model == "" && !settings.isFree
    )
  }

  @Test func `never repeats what might be a key`() throws {
    do {
      _ = try change(#"{"key":"sk-secret\nx"}"#)
      Issue.record("a key with a line break was taken")
    } catch let error as ShapeError {
      #expect(!error.description.contains("secret"))
    }
  }

  @Test func `shows a report as it was sent`() throws {
    let report = MindReport(
      MindSettings(provider: .anthropic, dayCap: 100),
      keyFrom: "file",
      today: 80,
      month: 90,
      pricesOf: "2026-11-24",
      models: ["a"]
    )
    var json = JSONWriter()
    report.write(to: &json, for: APIReader(today: Day(daysSince1970: 0), offset: .zero))
    let tree = try JSON.parse(json.bytes)
    #expect(tree["isNearCap"] == .bool(true))
    #expect(tree["tasks"]?.array?.count == MindTask.allCases.count)
    #expect(try MindReport(answer: tree) == report)
  }
}
