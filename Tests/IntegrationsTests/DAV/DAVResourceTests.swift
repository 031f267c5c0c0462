import Integrations
import Screens
import Testing

struct DAVResourceTests {
  private func resources(_ text: String) -> [DAVResource]? { DAVResource.all(in: Array(text.utf8)) }

  @Test func `reads what a server says, whatever it calls its namespaces`() throws {
    let found = try #require(
      resources(
        """
        <?xml version="1.0"?>
        <d:multistatus xmlns:d="DAV:" xmlns:cal="urn:ietf:params:xml:ns:caldav">
          <d:response>
            <d:href>/me/work%20days/</d:href>
            <d:propstat><d:prop>
              <d:resourcetype><d:collection/><cal:calendar/></d:resourcetype>
              <d:displayname>Work &amp; more</d:displayname>
              <cal:supported-calendar-component-set><cal:comp name="VEVENT"/></cal:supported-calendar-component-set>
              <cs:getctag xmlns:cs="http://calendarserver.org/ns/">v7</cs:getctag>
              <d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>
              <cal:calendar-home-set><d:href>/home/me/</d:href></cal:calendar-home-set>
            </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>
          </d:response>
          <d:response>
            <d:href>/me/work%20days/a.ics</d:href>
            <d:propstat><d:prop><d:getetag>"1"</d:getetag>
              <cal:calendar-data><![CDATA[BEGIN:VCALENDAR
        END:VCALENDAR]]></cal:calendar-data></d:prop></d:propstat>
          </d:response>
        </d:multistatus>
        """
      )
    )
    #expect(found.map(\.href) == ["/me/work%20days/", "/me/work%20days/a.ics"])
    #expect(found[0].isCalendar && found[0].name == "Work & more" && found[0].tag == "v7")
    #expect(found[0].principal == "/me/" && found[0].home == "/home/me/")
    #expect(found[1].etag == "\"1\"" && found[1].text == "BEGIN:VCALENDAR\nEND:VCALENDAR")
  }

  @Test func `takes a calendar of tasks for none of events`() throws {
    let found = resources(
      "<multistatus><response><href>/t/</href><propstat><prop><resourcetype><collection/><calendar/>"
        + "</resourcetype><supported-calendar-component-set><comp name='VTODO'/>"
        + "</supported-calendar-component-set></prop></propstat></response></multistatus>"
    )
    #expect(found?.first?.isCalendar == false)
  }

  @Test(arguments: ["", "<html><body>Hello</body></html>", "<multistatus><response>", "hello"])
  func `takes nothing else for an answer`(text: String) { #expect(resources(text) == nil) }

  @Test func `says what a status means for whoever reads or writes`() {
    #expect(DAVRefusal(207, from: "x", isWriting: false) == nil)
    #expect(DAVRefusal(401, from: "x", isWriting: true) == .password("x"))
    #expect(DAVRefusal(403, from: "x", isWriting: true) == .readOnly("x"))
    #expect(DAVRefusal(507, from: "x", isWriting: true) == .full("x"))
    #expect(DAVRefusal(412, from: "x", isWriting: true) == .changed)
    #expect(DAVRefusal(500, from: "x", isWriting: true) == .answered("x", 500))
  }
}
