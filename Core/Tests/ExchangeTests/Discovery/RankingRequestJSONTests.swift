import Exchange
import Formats
import Testing
import Training

struct RankingRequestJSONTests {
  @Test func `takes what is said, and leaves out what is not`() throws {
    let request = try RankingRequest(Fields(["now": 1_767_254_400, "minutes": 30]))
    #expect(request.minutes == 30)
    #expect(request.weeklyGoal == nil && request.readiness == nil)
  }

  @Test(arguments: [
    (#"{}"#, "now"), (#"{"now":-1}"#, "now"), (#"{"now":1,"minutes":0}"#, "minutes"),
    (#"{"now":1,"readiness":6}"#, "readiness"), (#"{"now":1,"weeklyGoal":1.5}"#, "weeklyGoal"),
  ])
  func `says which member is wrong`(text: String, member: String) throws {
    let json = try JSON.parse(text)
    let error = #expect(throws: ShapeError.self) { try RankingRequest(Fields(json)) }
    #expect(error?.path == member)
  }

  @Test func `reads a filter that lets everything through where nothing is said`() throws {
    #expect(try WorkoutFilter(Fields(.object([]))) == WorkoutFilter())
    #expect(try WorkoutFilter(Fields(["longest": 30])).longest == .seconds(1800))
  }
}
