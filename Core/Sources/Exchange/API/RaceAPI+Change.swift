import Formats
import Screens
public import Training

extension RaceAPI {
  /// What becomes of the heights of a race's course.
  public enum CourseChange: Hashable, Sendable {
    /// The race's own, or as they were.
    case kept
    /// Nobody knows them any more.
    case dropped
    /// Those of an entry of the record, by the first letters of its name.
    case entry(String)

    init(_ fields: Fields) throws(ShapeError) {
      switch try fields.string(ifPresent: "courseEntry") ?? "" {
      case "": self = .kept
      case "none": self = .dropped
      case let entry: self = .entry(entry)
      }
    }

    /// As it is sent; nothing where all stays.
    var text: String? {
      switch self {
      case .kept: nil
      case .dropped: "none"
      case .entry(let entry): entry
      }
    }
  }

  /// Changes a race.
  public struct Change: APIRequest {
    public typealias Answer = RaceList
    public static let endpoint = Endpoint.put("changeRace", "/api/v1/races/:id")
      .takes("Race").gives("Races").upTo(longestBody).needs(.log)
      .does("Change a race; its course stays if the body has none and the distance is the same.")

    /// The race's name in the record.
    public let id: String

    /// The race as it is to be.
    public let race: RaceSetup

    /// What becomes of its course.
    public let course: CourseChange

    /// Asks for a race to be as it is said.
    public init(id: String, _ race: RaceSetup, course: CourseChange = .kept) {
      self.id = id
      self.race = race
      self.course = course
    }

    /// Reads a race, as programs write it or as somebody has typed it into a form.
    public init(_ call: APICall) throws(APICallError) {
      id = try call.text("id")
      let json = try call.json()
      do throws(ShapeError) { course = try CourseChange(Fields(json)) } catch {
        throw APICallError(error)
      }
      race = try RaceAPI.race(json, in: call.language)
    }

    public var call: APICall {
      APICall(["id": id]) { json in
        json.object { json in
          race.writeMembers(to: &json)
          json.field("courseEntry", course.text)
        }
      }
    }
  }

  /// Reads a race, as programs write it or as somebody has typed it into a form.
  static func race(_ json: JSON, in language: Language) throws(APICallError) -> RaceSetup {
    let typed: TypedRace
    var race: RaceSetup
    let fields: Fields
    do throws(ShapeError) {
      guard json["distanceMeters"] == nil else { return try RaceSetup(json) }
      fields = try Fields(json)
      typed = try TypedRace(json)
    } catch {
      throw APICallError(error)
    }
    do throws(TypedRaceError) { race = try typed.setup() } catch {
      throw APICallError(error.words(in: language))
    }
    race.course = try RaceCourse.file(ifPresent: fields, over: race.distance, in: language)
    return race
  }
}
