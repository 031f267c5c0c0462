public import Training

extension HistoryAPI {
  /// Says how one activity can be edited.
  public static let editing = Endpoint(
    "showActivityEditing",
    .get,
    "/api/v1/history/:id/edit",
    [.units],
    gives: .json("ActivityEditing"),
    scope: .read,
    "Show when an activity can be cut, what it can be merged with, and what made it."
  )

  /// Crops, splits or merges an activity.
  public struct Edit: APIRequest {
    /// What comes back.
    public typealias Answer = EditedActivities

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "editActivity",
      .post,
      "/api/v1/history/:id/edit",
      takes: .json("ActivityEdit"),
      gives: .json("EditedActivities"),
      scope: .log,
      "Crop an activity, split it in two, or merge it with its neighbor."
    )

    /// The first letters of the activity's name.
    public let prefix: String
    /// What is to be done.
    public let edit: ActivityEdit

    /// Asks for an edit.
    public init(_ prefix: String, _ edit: ActivityEdit) {
      self.prefix = prefix
      self.edit = edit
    }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) {
      prefix = try call.text("id")
      let json = try call.json()
      do throws(ShapeError) { edit = try ActivityEdit(json) } catch { throw APICallError(error) }
    }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix]) { edit.write(to: &$0) } }
  }

  /// Undoes what made an activity.
  public struct UndoEdit: APIRequest {
    /// What comes back.
    public typealias Answer = EditedActivities

    /// Where it is asked.
    public static let endpoint = Endpoint(
      "undoActivityEdit",
      .delete,
      "/api/v1/history/:id/edit",
      gives: .json("EditedActivities"),
      scope: .log,
      "Undo the crop, split or merge that made an activity, with every edit since."
    )

    /// The first letters of the activity's name.
    public let prefix: String

    /// Names the activity.
    public init(_ prefix: String) { self.prefix = prefix }

    /// Reads the question.
    public init(_ call: APICall) throws(APICallError) { prefix = try call.text("id") }

    /// The question as it is sent.
    public var call: APICall { APICall(["id": prefix]) }
  }
}
