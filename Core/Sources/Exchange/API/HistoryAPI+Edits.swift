public import Training

extension HistoryAPI {
  /// Says how one activity can be edited.
  public static let editing = Endpoint.get("showActivityEditing", "/api/v1/history/:id/edit")
    .asks(.units).gives("ActivityEditing").needs(.read)
    .does("Show when an activity can be cut, what it can be merged with, and what made it.")

  /// Crops, splits or merges an activity.
  public struct Edit: APIRequest {
    public typealias Answer = EditedActivities
    public static let endpoint = Endpoint.post("editActivity", "/api/v1/history/:id/edit")
      .takes("ActivityEdit").gives("EditedActivities").needs(.log)
      .does("Crop an activity, split it in two, or merge it with its neighbor.")

    /// The first letters of the activity's name.
    public let prefix: String
    /// What is to be done.
    public let edit: ActivityEdit

    /// Asks for an edit.
    public init(_ prefix: String, _ edit: ActivityEdit) {
      self.prefix = prefix
      self.edit = edit
    }

    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      let json = try call.json()
      do throws(ShapeError) { edit = try ActivityEdit(json) } catch { throw APICallError(error) }
    }

    public var call: APICall { APICall(["id": prefix]) { edit.write(to: &$0) } }
  }

  /// Undoes what made an activity.
  public struct UndoEdit: APIRequest {
    public typealias Answer = EditedActivities
    public static let endpoint = Endpoint.delete("undoActivityEdit", "/api/v1/history/:id/edit")
      .gives("EditedActivities").needs(.log)
      .does("Undo the crop, split or merge that made an activity, with every edit since.")

    /// The first letters of the activity's name.
    public let prefix: String

    /// Names the activity.
    public init(_ prefix: String) { self.prefix = prefix }

    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }
    public var call: APICall { APICall(["id": prefix]) }
  }
}
