import Exchange
import Screens
import Testing
import Training

/// What somebody who reads German is told of a form that cannot be read.
struct GermanRefusalTests {
  private func refusal(_ body: () throws(APICallError) -> Void) -> String? {
    do throws(APICallError) {
      try body()
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    (#","day":"morgen""#, "Schreib ein Datum wie 2026-09-27; da steht „morgen“"),
    (#","distance":"weit""#, "Schreib eine Distanz wie 10km, 6,2mi, 800m, Halbmarathon oder"),
    (#","distance":"10""#, "Schreib eine Einheit dazu: 10km oder 10mi; da steht „10“"),
    (#","target":"bald""#, "Schreib eine Zeit wie 1:30:00, 45min oder 2h15min; da steht „bald“"),
    (#","fuel":"Gel""#, "Schreib, was du wo nimmst, zum Beispiel „Gel bei 8 km, 16 km“"),
    (#","fuel":"Gel bei 80 km""#, "Gib Stellen im Wettkampf an; 80 km liegt hinter dem Ziel"),
    (
      #","pacing":"custom","parts":"4 km in 20:00, 5 km in 30:00""#,
      "Gib den Teilen 1,00 km mehr: Sie haben 9,00 km, der Wettkampf 10,00 km"
    ),
  ])
  func `says in German what is wrong with a race`(member: String, words: String) {
    // An object may have each name only once.
    let key = String(member.dropFirst().prefix { $0 != ":" })
    let plain =
      #"{"name":"Stadtlauf","day":"2027-04-11","distance":"10 km","target":"50:00","#
      + #""fuel":"","drink":"","notes":""}"#
    let others = plain.dropFirst().dropLast().split(separator: ",").filter { part in
      !part.hasPrefix(key + ":")
    }
    let body = "{" + others.joined(separator: ",") + member + "}"
    let call = APICall(body: Array(body.utf8), in: .german)
    let found = refusal { () throws(APICallError) in _ = try RaceAPI.Add(call) }
    #expect(found?.hasPrefix(words) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    (#"{"what":"age","value":"alt"}"#, "Alter: Gib eine Zahl von 5 bis 110 ein."),
    (#"{"what":"age","value":""}"#, "Gib ein, was gespeichert werden soll."),
    (#"{"what":"goal","name":"","value":"unter 3:30"}"#, "Gib zuerst einen Namen ein."),
    (#"{"what":"sex","value":"x"}"#, "Geschlecht: Wähl eines von diesen: "),
  ])
  func `says in German what cannot be kept in the profile`(body: String, words: String) {
    let call = APICall(body: Array(body.utf8), in: .german)
    let found = refusal { () throws(APICallError) in _ = try MemoryAPI.Remember(call) }
    #expect(found?.hasPrefix(words) == true, "\(found ?? "")")
  }

  @Test(arguments: [
    ("5x80 Bananen", "„bananen“ gehört zu keinem Satz; schreib ihn wie 5x80kg, 3x10, 45s oder"),
    ("80kg", "Die Zahl der Wiederholungen fehlt; schreib ihn wie"),
    ("45s 60s", "Da stehen zwei Wiederholungszahlen; schreib ihn wie"),
    ("5x9000", "Gib ein Gewicht bis 2000 an; da steht 9000"),
    ("2,5x80", "Gib eine ganze Zahl von 1 bis 10000 an; da steht 2,5"),
  ])
  func `says in German what is no set`(text: String, words: String) throws {
    do throws(TypedSetError) {
      _ = try TypedSet(text).reading(of: nil, unit: .kilograms)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.words(in: .german).hasPrefix(words), "\(error.words(in: .german))")
    }
  }

  @Test(arguments: [
    ("5 Wdh mit 80 kg", 1), ("3 Sätze 5 x 80kg", 3), ("1 Satz 5 x 80 kg", 1),
  ])
  func `reads a set in German words`(text: String, sets: Int) throws {
    let reading = try TypedSet(text).reading(of: nil, unit: .kilograms)
    #expect(reading.sets == sets)
    #expect(reading.result == SetResult(5, load: LoadEntry(.external, 80, .kilograms)))
  }

  @Test func `reads German distances`() throws {
    #expect(try Distance(typed: "Halbmarathon").meters == 21_097.5)
    #expect(try Distance(typed: "10,5 km").meters == 10_500)
  }

  @Test func `says in German why a file is no recording`() {
    #expect(
      RecordingError.unknownFormat(offset: 0).words(in: .german).hasPrefix(
        "Diese Datei können wir nicht lesen."
      )
    )
  }
}
