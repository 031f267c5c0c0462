import Exchange
import Formats
import Training

// How a device's library and a server's become one.
extension LibraryDesk {
  @inline(never) static func libraryMeeting(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (here, told, answers, now) = try PageError.shaped {
      () throws(ShapeError) -> (LibraryMeeting, OwnLibrary, [LibraryMeeting.Answer], Instant) in
      guard let told = fields["told"], let here = try fields.fields(ifPresent: "here") else {
        throw fields.error("told", fields["told"], "what the server knows, and what is here")
      }
      var answers: [LibraryMeeting.Answer] = []
      for json in fields["answers"]?.array ?? [] {
        answers.append(try LibraryMeeting.Answer(Fields(json, at: "answers")))
      }
      return (
        try LibraryMeeting(here), try OwnLibrary(answer: told), answers,
        try fields.localTime("now").instant
      )
    }
    var met = here
    met.meet(told, after: answers, at: now)
    return Reply.object { met.writeMembers(to: &$0, since: here) }
  }
}
