import Formats
import Foundation
import Testing

struct HTTPDateTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `reads the three forms of HTTP`(text: String) {
    #expect(HTTPDate.seconds(text) == 784_111_777)
  }

  @Test(arguments: [
    "", "7", "tomorrow", "Sun, 06 Nov 1994 08:49:37 CET", "Sun, 06 Now 1994 08:49:37 GMT",
    "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    "Sun, 06 Nov -994 08:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT", "1994-11-06T08:49:37Z",
  ])
  func `refuses what is none of them`(text: String) {
    #expect(HTTPDate.seconds(text) == nil)
  }

  @Test func `writes what Foundation writes, and reads it again`() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    for step in 0..<400 {
      let seconds = Int64(step) * 31_469_123
      let text = HTTPDate.text(seconds)
      #expect(text == formatter.string(from: Date(timeIntervalSince1970: Double(seconds))))
      #expect(HTTPDate.seconds(text) == seconds)
    }
  }
}
