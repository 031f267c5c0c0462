import Formats
public import Training

/// What can be asked about workouts of one's own and what is wanted of the gym.
public enum LibraryAPI {
  static let endpoints = [
    Read.endpoint, suggested, Keep.endpoint, Delete.endpoint, Prefer.endpoint, Undo.endpoint,
  ]

  private static let library = Endpoint.Content.json("Library")

  /// Shows what suits today, as the gym's page does.
  public static let suggested = Endpoint.get("showSuggestions", "/api/v1/library/suggested")
    .gives("Suggestions").needs(.read)
    .does("Show the workouts that suit today for what was wished for last, with their reasons.")

  /// Reads everything.
  public struct Read: PlainAPIRequest {
    public typealias Answer = OwnLibrary
    public static let endpoint = Endpoint.get("readLibrary", "/api/v1/library")
      .gives(library).needs(.read)
      .does("Give the workouts of one's own and what is wanted of the gym.")
    public init() {}
  }

  /// Keeps a workout, replacing any workout of its name.
  public struct Keep: APIRequest {
    public typealias Answer = OwnLibrary
    public static let endpoint = Endpoint.put("keepWorkout", "/api/v1/library/workouts/:name")
      .takes("OwnWorkout").gives(library).needs(.log)
      .does("Keep a workout of one's own in the place of what has its name.")

    /// The workout.
    public let workout: OwnWorkout
    /// Where the person was who wrote it.
    public let offset: UTCOffset

    /// Asks for a workout to be kept.
    public init(_ workout: OwnWorkout, offset: UTCOffset) {
      self.workout = workout
      self.offset = offset
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      let name = try call.text("name")
      let time = try LocalTime(logged: fields, now: call.now)
      do throws(ShapeError) {
        workout = try OwnWorkout(fields, name: name, changedAt: time.instant)
      } catch {
        throw APICallError(error)
      }
      offset = time.offset ?? .zero
    }

    public var call: APICall {
      APICall(["name": workout.name]) { json in
        json.object { json in
          json.localTime("at", LocalTime(workout.changedAt, offset: offset))
          workout.writeMembers(to: &json)
        }
      }
    }
  }

  /// Deletes a workout.
  public struct Delete: APIRequest {
    public typealias Answer = OwnLibrary
    public static let endpoint = Endpoint.delete("deleteWorkout", "/api/v1/library/workouts/:name")
      .asks(.query("at", .moment)).gives(library).needs(.log)
      .does("Delete a workout of one's own.")

    /// Its name.
    public let name: String
    /// When it was deleted.
    public let moment: Instant

    /// Asks for a workout to be deleted.
    public init(_ name: String, at moment: Instant) {
      self.name = name
      self.moment = moment
    }

    /// Reads the question; what says no moment happens now.
    public init(_ call: APICall) throws(APICallError) {
      name = try call.text("name")
      moment =
        try call.values["at"].map { text throws(APICallError) in
          guard let seconds = Double(text), seconds >= 0,
            seconds <= call.now.advanced(bySeconds: 86_400).secondsSince1970
          else {
            throw APICallError(
              "\"at\" is not a moment in the past, expected seconds since 1970"
            )
          }
          return Instant(secondsSince1970: seconds)
        } ?? call.now
    }

    public var call: APICall {
      APICall(["name": name, "at": "\(moment.secondsSince1970)"])
    }
  }

  /// Keeps a preference.
  public struct Prefer: APIRequest {
    public typealias Answer = OwnLibrary
    public static let endpoint = Endpoint.put("keepPreference", "/api/v1/library/preferences/:key")
      .takes("Preference").gives(library).needs(.log)
      .does("Keep what is wanted of the gym.")

    /// What is wanted.
    public let preference: Preference
    /// Where the person was who said so.
    public let offset: UTCOffset

    /// Asks for a preference to be kept.
    public init(_ preference: Preference, offset: UTCOffset) {
      self.preference = preference
      self.offset = offset
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      let key = try call.text("key")
      let time = try LocalTime(logged: fields, now: call.now)
      do throws(ShapeError) {
        guard let value = fields["value"] else {
          throw fields.error("value", nil, "what is wanted")
        }
        preference = try Preference(key: key, value: value, changedAt: time.instant)
      } catch {
        throw APICallError(error)
      }
      offset = time.offset ?? .zero
    }

    public var call: APICall {
      APICall(["key": preference.key]) { json in
        json.object { json in
          json.localTime("at", LocalTime(preference.changedAt, offset: offset))
          json.field("value", preference.value)
        }
      }
    }
  }

  /// Takes the last change back.
  public struct Undo: APIRequest {
    public typealias Answer = OwnLibrary
    public static let endpoint = Endpoint.post("undoLibrary", "/api/v1/library/undo")
      .gives(library).needs(.log)
      .does("Take back what was kept or deleted last.")

    /// When it was asked; a server goes by its own clock.
    public let moment: Instant

    /// Asks to take the last change back.
    public init(at moment: Instant) { self.moment = moment }

    /// Reads the question: there is nothing in it.
    public init(_ call: APICall) { moment = call.now }
    public var call: APICall { APICall() }
  }
}
