import Formats
public import Training

/// What can be asked about races.
public enum RaceAPI {
  static let endpoints = [
    List.endpoint, Add.endpoint, Change.endpoint, Remove.endpoint, Restore.endpoint,
  ]

  /// The most bytes of a race with its course file: some hours of a recording, a point a second.
  static let longestBody = 16 << 20

  private static let races = Endpoint.Content.json("Races")

  /// Lists the races, what comes first.
  public struct List: PlainAPIRequest {
    public typealias Answer = RaceList
    public static let endpoint = Endpoint.get("listRaces", "/api/v1/races")
      .gives(races).needs(.read)
      .does("List the races, what comes first, with what the record predicts and how they went.")
    public init() {}
  }

  /// Plans a race.
  public struct Add: APIRequest {
    public typealias Answer = RaceList
    public static let endpoint = Endpoint.post("addRace", "/api/v1/races")
      .takes("Race").gives(races).upTo(longestBody).needs(.log)
      .does("Plan a race.")

    /// The race.
    public let race: RaceSetup

    /// The entry of the record whose heights are those of the course, by the first letters of its name.
    public let courseEntry: String?

    /// Asks for a race to be kept.
    public init(_ race: RaceSetup, courseEntry: String? = nil) {
      self.race = race
      self.courseEntry = courseEntry
    }

    /// Reads a race, as programs write it or as somebody has typed it into a form.
    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) {
        let entry = try Fields(json).string(ifPresent: "courseEntry") ?? ""
        courseEntry = entry.isEmpty || entry == "none" ? nil : entry
      } catch {
        throw APICallError(error)
      }
      race = try RaceAPI.race(json, in: call.language)
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          race.writeMembers(to: &json)
          json.field("courseEntry", courseEntry)
        }
      }
    }
  }

  /// Takes a race out.
  public struct Remove: APIRequest {
    public typealias Answer = RaceList
    public static let endpoint = Endpoint.delete("removeRace", "/api/v1/races/:id")
      .gives(races).needs(.log)
      .does("Take a race out.")

    /// The race's name in the record.
    public let id: String

    /// Names the race.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }

  /// Restores the last race removed.
  public struct Restore: PlainAPIRequest {
    public typealias Answer = RaceList
    public static let endpoint = Endpoint.post("undoRemoveRace", "/api/v1/races/undo")
      .gives(races).needs(.log)
      .does("Bring back the race that was taken out last.")
    public init() {}
  }
}
