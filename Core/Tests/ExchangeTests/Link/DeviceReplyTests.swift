import Coaching
import Exchange
import Testing

struct DeviceReplyTests {
  @Test func `says what becomes of a batch of events`() {
    #expect(event(200, #"{"acked":17}"#) == .acknowledged(17))
    #expect(event(409, #"{"detail":"a gap","expected":3}"#) == .expected(3))
    #expect(event(409, #"{"conflict":17,"acked":20}"#) == .conflict(17, acknowledged: 20))
    #expect(event(409, "{}") == nil)
    #expect(event(200, "<html>") == nil)
    #expect(event(507, #"{"detail":"the disk is full"}"#) == nil)
  }

  @Test func `reads answers and refusals`() throws {
    let good = DeviceReply(status: 200, body: Array(#"{"code":"7KQ2-M9XD","seconds":600}"#.utf8))
    #expect(try good.answer(DeviceCode.self) == DeviceCode("7KQ2-M9XD", seconds: 600))
    #expect(good.isGood && good.detail == nil)
    let refusal = DeviceReply(status: 403, body: Array(#"{"detail":"ask for another code"}"#.utf8))
    #expect(!refusal.isGood && refusal.detail == "ask for another code")
    #expect(throws: ShapeError.self) { try refusal.answer(DeviceCode.self) }
  }

  private func event(_ status: Int, _ body: String) -> Outbox<EventLine>.Event? {
    Outbox<EventLine>.Event(DeviceReply(status: status, body: Array(body.utf8)))
  }
}
