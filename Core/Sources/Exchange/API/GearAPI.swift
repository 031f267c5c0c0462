import Formats

/// What can be asked about shoes and bikes.
public enum GearAPI {
  static let endpoints = [List.endpoint, Change.endpoint, Undo.endpoint]

  /// Lists gear with what it has covered.
  public struct List: PlainAPIRequest {
    public typealias Answer = GearList
    public static let endpoint = Endpoint.get("listGear", "/api/v1/gear")
      .asks(.units).gives("Gear").needs(.read)
      .does("List shoes and bikes with the sum of the activities that name them.")
    public init() {}
  }

  /// Renames gear, makes one of two, or takes it off its activities.
  public struct Change: APIRequest {
    public typealias Answer = GearList
    public static let endpoint = Endpoint.put("changeGear", "/api/v1/gear")
      .asks(.units).takes("GearChange").gives("Gear").needs(.log)
      .does("Rename gear in all activities, make one of two, or take it off.")

    /// What is to be changed.
    public let change: GearChange

    /// Asks for a change.
    public init(_ change: GearChange) { self.change = change }

    public init(_ call: APICall) throws(APICallError) {
      let json = try call.json()
      do throws(ShapeError) { change = try GearChange(json) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall { change.write(to: &$0) } }
  }

  /// Undoes the last change.
  public struct Undo: PlainAPIRequest {
    public typealias Answer = GearList
    public static let endpoint = Endpoint.post("undoGear", "/api/v1/gear/undo")
      .asks(.units).gives("Gear").needs(.log)
      .does("Undo the last change of gear.")
    public init() {}
  }
}
